import { harpoons as count, kindOf, missing, type Token, type View } from '@fathom/nautilion/rules';
import type { BoardWords } from '@fathom/nautilion/words/board-en';
import type { Forecast } from './forecast.ts';

/** What a forecast says: on the die slot in a few words, on the path in two lines. */
export interface Told {
  readonly slot: string;
  readonly first: string;
  readonly second: string;
  readonly tone: 'gain' | 'loss' | 'calm';
}

export function tell(view: View, words: BoardWords, about: Forecast): Told {
  if (about.figure === 'darkhouse') return tellDarkhouse(words, about.demands);
  if (about.end === 'collision') {
    const [yours, its] = harpoons(view);
    return {
      slot: words.collides(yours, its),
      first: words.tagCollision,
      second: words.tagHarpoons(yours, its),
      tone: 'loss',
    };
  }
  if (about.end === 'held') return { slot: words.staysPut, first: words.staysPut, second: '', tone: 'calm' };
  return about.figure === 'phantom' ? tellPhantom(view, words, about) : tellNautilion(view, words, about);
}

function tellDarkhouse(words: BoardWords, demands: number): Told {
  if (demands < 0) return { slot: words.darkhouseAgain, first: words.darkhouseAgain, second: '', tone: 'loss' };
  if (demands === 0) return { slot: words.calm, first: words.calm, second: '', tone: 'calm' };
  return { slot: words.darkhouseCosts(demands), first: words.tagToken(demands), second: '', tone: 'loss' };
}

function tellPhantom(view: View, words: BoardWords, about: Forecast): Told {
  const { token, reef } = about;
  if (about.end === 'home')
    return { slot: words.phantomHome, first: words.tagHome, second: words.tagLost, tone: 'loss' };
  if (!token) return { slot: words.sinksNothing, first: words.sinksNothing, second: '', tone: 'calm' };
  if (about.fate === 'yours') {
    return { slot: words.yours(token), first: words.tagYours(token), second: berthText(words, about), tone: 'gain' };
  }
  const second = reef > 0 ? words.tagReefSinks(reef) : leftText(view, words, token, about);
  if (about.fate === 'armed') return { slot: words.arms(token), first: words.tagArms(token), second, tone: 'loss' };
  return { slot: words.sinks(token), first: words.tagSinks(token), second, tone: 'loss' };
}

function tellNautilion(view: View, words: BoardWords, about: Forecast): Told {
  const { token, reef } = about;
  if (about.end === 'abyss') {
    if (about.wins) return { slot: words.win, first: words.tagAbyss, second: words.tagWin, tone: 'gain' };
    return {
      slot: words.loseThere,
      first: words.tagAbyss,
      second: words.tagTooEarly(missing(view).crew.length),
      tone: 'loss',
    };
  }
  if (!token) return { slot: words.isles, first: words.isles, second: '', tone: 'calm' };
  if (about.fate === 'theirs') {
    return { slot: words.tagGives(token), first: words.tagGives(token), second: '', tone: 'loss' };
  }
  const second = `${berthText(words, about)}${reef > 0 ? ` · ${words.tagReef(reef)}` : ''}`;
  return { slot: words.takes(token), first: words.tagTake(token), second, tone: 'gain' };
}

const berthText = (words: BoardWords, about: Forecast): string =>
  about.token === 'mercenary' && about.cabin > 0
    ? words.anyCabin
    : about.cabin > 0
      ? words.fitsCabin(about.cabin)
      : about.mages
        ? words.fitsMages
        : words.forReserve;

/** How many you would still find ahead of you once the Phantom has taken one. */
function leftText(view: View, words: BoardWords, token: Token, about: Forecast): string {
  if (!isNeeded(view, token)) return words.notNeeded;
  const landed = view.spots.indexOf(about.to);
  return words.leftOver(token, aheadOf(view, token) - (landed >= view.nautilion ? 1 : 0));
}

/** How many such tokens lie between the Nautilion (what it has just reached included) and the Abyss. */
export function aheadOf(view: View, token: Token): number {
  const kind = kindOf(token);
  let count = 0;
  for (let place = view.nautilion; place < view.path.length; place += 1) if (view.path[place] === kind) count += 1;
  return count;
}

/** Whether a token of this kind is still missing for the win. */
export function isNeeded(view: View, token: Token): boolean {
  const { crew, mages } = missing(view);
  return crew.includes(Number(token)) || mages.some((mage) => mage === token);
}

/** E2.5: your harpoons and the Phantom's. */
export function harpoons(view: View): readonly [yours: number, its: number] {
  const { nautilion, phantom } = count(view) ?? { nautilion: 0, phantom: 0 };
  return [nautilion, phantom];
}
