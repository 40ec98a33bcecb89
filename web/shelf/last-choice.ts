import type { AnyPlayable, Json } from '@fathom/kernel';
import { recallJson, remember } from '../shell/keepsakes.ts';
import type { Choice } from './catalogue.ts';

const key = (game: string) => `fathom/choice/${game}`;

/**
 * What the form begins with: what the address asks for, else the last choice, else the game's own defaults, but for what a `first` game is
 * better played with.
 */
export function lastChoice(
  rules: AnyPlayable,
  asked: URLSearchParams,
  first: { readonly [option: string]: Json } = {},
): Choice {
  const remembered = stored(rules, first);
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
  remember(key(game), JSON.stringify(choice));
}

function stored(rules: AnyPlayable, first: { readonly [option: string]: Json }): Choice {
  const choice = recallJson(key(rules.id));
  const defaults = { seats: rules.seats[0], options: { ...asObject(rules.options.defaults), ...first } };
  if (typeof choice !== 'object' || choice === null || !('seats' in choice) || !('options' in choice)) return defaults;
  const options = rules.options.parse(choice.options);
  return options.ok && typeof choice.seats === 'number' ? { seats: choice.seats, options: options.value } : defaults;
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
