import type { AnyGame, Json } from '@fathom/kernel';
import type { Choice } from './catalogue.ts';

const key = (game: string) => `fathom/choice/${game}`;

/** What the form begins with: what the address asks for, else the last choice, else the game's own defaults. */
export function lastChoice(rules: AnyGame, asked: URLSearchParams): Choice {
  const remembered = stored(rules);
  const wished = fromAddress(asked);
  const options = rules.options.parse({ ...asObject(remembered.options), ...wished });
  const seats = Number(asked.get('seats') ?? remembered.seats);
  const [min, max] = rules.seats;
  return {
    seats: Number.isInteger(seats) && seats >= min && seats <= max ? seats : min,
    options: options.ok ? options.value : remembered.options,
  };
}

export function rememberChoice(game: string, choice: Choice): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(choice));
  } catch {
    // Then the next game begins with the defaults.
  }
}

function stored(rules: AnyGame): Choice {
  try {
    const choice = JSON.parse(localStorage.getItem(key(rules.id)) ?? 'null');
    const options = rules.options.parse(choice?.options);
    if (options.ok) return { seats: choice.seats, options: options.value };
  } catch {
    // Nothing remembered that can still be read.
  }
  return { seats: rules.seats[0], options: rules.options.defaults };
}

/** `?board=B1&reserve=3&expansions=mages,reefs`: numbers and lists are told by their look. */
function fromAddress(asked: URLSearchParams): { [option: string]: Json } {
  const options: { [option: string]: Json } = {};
  for (const [name, text] of asked) {
    if (name === 'seats' || name === 'sea' || name === 'bots') continue;
    if (name === 'expansions') options[name] = text === '' ? [] : text.split(',');
    else options[name] = /^\d+$/.test(text) ? Number(text) : text;
  }
  return options;
}

function asObject(value: Json): { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as { readonly [key: string]: Json })
    : {};
}
