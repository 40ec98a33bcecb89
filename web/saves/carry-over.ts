import { entryOf } from '@fathom/games';
import { canonical, type Json, type Player, people, readLogbook, replayLogbook, type Table } from '@fathom/kernel';
import * as v from 'valibot';
import { recallAll, recallJson, unlearn } from '../shell/keepsakes.ts';
import { oldPrefix, oldResultsKey, removeOld } from './old-saves.ts';
import { replaySave } from './replay.ts';
import { endingOf, newSaveId, type Save, type SaveHead, settingOf } from './save.ts';
import { isKept, type Saves } from './saves.ts';

const optionalFlag = v.exactOptional(v.boolean());

const oldSave = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]{4,32}$/)),
  game: v.string(),
  logbook: v.string(),
  row: v.array(v.string()),
  along: v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), []),
  began: v.optional(v.number(), 0),
  touched: v.number(),
  known: v.optional(v.boolean(), false),
  daily: v.exactOptional(v.string()),
  taught: optionalFlag,
  advised: optionalFlag,
  shared: optionalFlag,
  standing: v.exactOptional(v.object({ turn: v.number(), line: v.object({ en: v.string(), fr: v.string() }) })),
});

type OldSave = v.InferOutput<typeof oldSave>;

const oldResult = v.object({
  save: v.pipe(v.string(), v.regex(/^[a-z0-9]{4,32}$/)),
  game: v.string(),
  config: v.string(),
  sea: v.optional(v.string(), ''),
  won: v.boolean(),
  practised: v.optional(v.boolean(), false),
  known: v.optional(v.boolean(), false),
  advised: optionalFlag,
  daily: v.exactOptional(v.string()),
  when: v.number(),
});

/**
 * Carries saves and results of earlier versions over, once. An original goes only when its copy has been read back and stands at the same
 * position; what cannot be read stays where it is.
 */
export async function carryOver(saves: Saves): Promise<void> {
  for (const [key, text] of recallAll(oldPrefix)) await carrySave(saves, key.slice(oldPrefix.length), text);
  await carryResults(saves);
}

async function carrySave(saves: Saves, id: string, text: string): Promise<void> {
  if (saves.heads().some(({ salvaged }) => salvaged === id)) return;
  const old = readOld(text);
  if (old?.id !== id) return;
  const rules = await entryOf(old.game)?.rules();
  const book = readLogbook(old.logbook);
  if (!rules || !book.ok || book.value.game !== old.game) return;
  const replayed = replayLogbook(rules, book.value);
  const { table } = replayed;
  if (!table) return;
  const players = book.value.players ?? people(Array.from({ length: book.value.seats }, () => ''));
  const save = saveFrom(old, table, players, replayed.ok);
  const there = saves.head(save.head.id) !== null;
  if (!there && !isKept(await saves.add(save))) return;
  if (!replayed.ok) return;
  const copy = (await saves.read(id))?.save;
  const proven = copy && (await replaySave(rules, copy));
  if (proven?.table && proven.error === null && canonical(stateOf(proven.table)) === canonical(stateOf(table)))
    removeOld(id);
}

const stateOf = (table: Table): Json => JSON.parse(JSON.stringify(table.state));

function readOld(text: string): OldSave | null {
  try {
    const found = v.safeParse(oldSave, withoutBadStanding(JSON.parse(text)));
    return found.success ? found.output : null;
  } catch {
    return null;
  }
}

/** A line that cannot be shown is no reason to lose a game. */
function withoutBadStanding(found: unknown): unknown {
  if (typeof found !== 'object' || found === null || !('standing' in found)) return found;
  const { standing, ...rest } = found;
  return v.is(oldSave.entries.standing.wrapped, standing) ? found : rest;
}

function saveFrom(old: OldSave, table: Table, players: readonly Player[], whole: boolean): Save {
  const { game } = table;
  const { id, logbook: _, row, along, ...facts } = old;
  const head: SaveHead = {
    ...facts,
    ...settingOf(table),
    id: whole ? id : newSaveId(),
    format: 1,
    players,
    length: table.at,
    practised: table.practised,
    ...(whole ? {} : { salvaged: id, began: old.touched }),
    ...endingOf(table.result()),
  };
  const moves = whole ? row.map((text): Json => game.read(text)) : [];
  const tail = { row: moves.includes(null) ? [] : moves, along: whole ? along : [] };
  return { head, entries: [...table.log], tail };
}

/** Results whose games were thrown away: nothing is left of them but that. */
async function carryResults(saves: Saves): Promise<void> {
  const list = recallJson(oldResultsKey);
  if (!Array.isArray(list)) return;
  const heads = list.flatMap((found) => {
    const result = v.safeParse(oldResult, found);
    const head = result.success ? bareHead(result.output) : null;
    return head && saves.head(head.id) === null ? [head] : [];
  });
  const bare = [...new Map(heads.map((head) => [head.id, head])).values()];
  const written = await saves.add(...bare.map((head) => ({ head, entries: [], tail: { row: [], along: [] } })));
  if (isKept(written)) unlearn(oldResultsKey);
}

const configSchema = v.object({
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
  options: v.custom<Json>(() => true),
  bots: v.optional(v.array(v.nullable(v.string())), []),
});

function bareHead(result: v.InferOutput<typeof oldResult>): SaveHead | null {
  const config = configOf(result.config);
  if (!config) return null;
  const { seats, options, bots } = config;
  const players = Array.from({ length: seats }, (_, seat): Player => ({ name: '', bot: bots[seat] ?? null }));
  const [first, second] = result.won ? [1, 2] : [2, 1];
  const person = Math.max(
    0,
    players.findIndex(({ bot }) => bot === null),
  );
  return {
    id: result.save,
    format: 1,
    game: result.game,
    version: 0,
    seats,
    options,
    sea: { kind: 'named', name: result.sea },
    players,
    length: 0,
    began: result.when,
    touched: result.when,
    over: true,
    practised: result.practised,
    known: result.known,
    ...(result.daily === undefined ? {} : { daily: result.daily }),
    ...(result.advised === undefined ? {} : { advised: result.advised }),
    result: { ranks: players.map((_, seat) => (seat === person ? first : second)), why: '' },
    bare: true,
  };
}

function configOf(text: string): v.InferOutput<typeof configSchema> | null {
  try {
    const config = v.safeParse(configSchema, JSON.parse(text));
    return config.success ? config.output : null;
  } catch {
    return null;
  }
}
