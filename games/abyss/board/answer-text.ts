import { type Decoded, KEYS_NEEDED, LOCATIONS, LORDS, wouldScore } from '@fathom/abyss/rules';
import { at, type Seat } from '@fathom/kernel';
import { scoreOf } from './final.tsx';
import { worthOf } from './location.tsx';
import { raceName } from './lord.tsx';
import type { Play } from './play.ts';
import { rewardNow } from './threat.tsx';

/** What an answer is called, and what it means. */
export function answerText(play: Play, move: Decoded): { readonly title: string; readonly text?: string } {
  const words = play.words();
  const view = play.view();
  const frame = play.frame();
  const { deed, what } = move;
  switch (deed) {
    case 'explore':
      return { title: words.explore, text: words.exploreText };
    case 'plot':
      return { title: words.plot, text: words.plotText };
    case 'end':
      return { title: words.endTurn };
    case 'buy':
      return { title: words.buyShort };
    case 'pass':
      return { title: words.pass };
    case 'take':
      return { title: words.take, text: words.takeText };
    case 'fight':
      return { title: words.fight, text: rewardNow(play) };
    case 'leave':
      return frame?.at === 'monster'
        ? { title: words.leaveMonster, text: words.leaveMonsterText }
        : { title: words.leave, text: words.leaveText };
    case 'tokens': {
      const units = frame?.at === 'units' ? frame.units : what;
      return { title: what === 0 ? words.pearlsOnly(units) : words.tokensAnd(what, units - what) };
    }
    case 'draw':
      return { title: words.drawSome(what), text: words.drawText(what) };
    case 'control':
    case 'keep':
    case 'smoke':
    case 'swap': {
      const { name, brief } = words.locations[at(LOCATIONS, what).key];
      return { title: name, text: `${brief} · ${worthOf(play, what, true).text}` };
    }
    case 'illusion': {
      const { name } = words.locations[at(LOCATIONS, what).key];
      return { title: name, text: words.scores(wouldScore(view, play.me(), what)) };
    }
    case 'key':
    case 'corrupt':
    case 'claim':
    case 'free':
    case 'betray':
    case 'scheme':
    case 'disable':
    case 'opportunist': {
      const { name, brief } = words.lords[at(LORDS, what).key];
      return { title: name, text: brief };
    }
    case 'key-tokens': {
      const left = KEYS_NEEDED - (frame?.at === 'pay-keys' ? frame.lords.length : 0);
      return { title: words.keyTokens(left) };
    }
    case 'execute':
    case 'stack':
      return { title: words.capital(words.races[raceName(what)].many) };
    case 'figure':
    case 'give':
      return { title: play.moveName(move), text: standing(play, what) };
    case 'hunter':
      return { title: play.moveName(move), text: words.tokensOf(view.players[what]?.tokenCount ?? 0) };
    default:
      return { title: play.moveName(move) };
  }
}

/** Where somebody stands: what a choice between players rests on. */
const standing = (play: Play, seat: Seat): string =>
  play.words().standsAt(scoreOf(play.view(), seat), play.view().players[seat]?.nebulis ?? 0);
