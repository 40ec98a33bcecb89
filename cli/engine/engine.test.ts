import type { Json } from '@fathom/kernel';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { Engine } from './engine.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers have as many shapes as there are requests.
type Answer = any;

let engine: Engine;
beforeEach(() => {
  engine = new Engine();
});

const say = async (request: object): Promise<Answer> => JSON.parse(await engine.answer(JSON.stringify(request)));
const good = async (request: object): Promise<Answer> => {
  const answer = await say(request);
  expect(answer, JSON.stringify(request)).toMatchObject({ ok: true });
  return answer;
};
const pearls = (extra: object = {}) => good({ do: 'new', game: 'toy', seats: 2, seed: 'Grey Whale 214', ...extra });

/** Plays the first listed move wherever a seat decides, until the game is over. */
async function playToTheEnd(): Promise<void> {
  let { actor } = await good({ do: 'deal' });
  while (actor !== null) {
    const { moves } = await good({ do: 'moves' });
    await good({ do: 'play', move: moves[0] });
    ({ actor } = await good({ do: 'deal' }));
  }
}

describe('a game through the protocol', () => {
  test('games are listed with versions, seats and default options', async () => {
    const { games } = await good({ do: 'games' });
    expect(games).toContainEqual(expect.objectContaining({ id: 'toy', version: 1, seats: [2, 3] }));
    for (const game of games) expect(game.options).toBeTypeOf('object');
  });

  test('chance begins; its moves come with notation and weights', async () => {
    expect(await pearls()).toEqual({ ok: true, actor: 'chance' });
    expect(await say({ do: 'moves' })).toEqual({
      ok: true,
      actor: 'chance',
      moves: [
        { do: 'roll', sea: 'calm' },
        { do: 'roll', sea: 'swell' },
        { do: 'roll', sea: 'storm' },
      ],
      text: ['calm', 'swell', 'storm'],
      weights: [3, 2, 1],
    });
  });

  test('the driver may play chance itself, by notation or by data', async () => {
    await pearls();
    expect(await good({ do: 'play', text: 'calm' })).toMatchObject({
      actor: 0,
      events: [{ kind: 'sea', sea: 'calm' }],
    });
    await good({ do: 'play', move: { do: 'dive' } });
    const found = await good({ do: 'play', text: 'pink' });
    expect(found.events[0]).toMatchObject({ kind: 'finds', pearl: 'pink' });
    const { moves, weights } = await good({ do: 'moves' });
    expect(moves).toHaveLength(3);
    expect(weights).toEqual([3, 2, 1]);
  });

  test('the dealer plays chance until a seat must decide, alike for the same seed', async () => {
    await pearls();
    const first = await good({ do: 'deal' });
    expect(first).toMatchObject({ actor: 1, text: ['storm', 'calm'] });
    expect(first.moves).toEqual(['storm', 'calm'].map((sea) => ({ do: 'roll', sea })));
    expect(first.events.map((event: Answer) => event.kind)).toEqual(['sea', 'waits', 'sea']);
    expect(await good({ do: 'deal' })).toEqual({ ok: true, actor: 1, moves: [], text: [], events: [] });
    await pearls();
    expect(await good({ do: 'deal' })).toEqual(first);
  });

  test('a whole game ends with a result, and refuses more', async () => {
    await pearls();
    expect(await good({ do: 'result' })).toMatchObject({ result: null });
    await playToTheEnd();
    const { result, payoffs } = await good({ do: 'result' });
    expect(result.ranks).toHaveLength(2);
    expect(payoffs).toHaveLength(2);
    expect(await good({ do: 'moves' })).toMatchObject({ actor: null, moves: [], text: [] });
    expect(await say({ do: 'play', text: 'rest' })).toMatchObject({
      ok: false,
      rule: 'game-over',
      why: 'The game is over.',
    });
  });

  test('a forbidden move is refused with its rule and a sentence, and changes nothing', async () => {
    await pearls();
    await good({ do: 'play', text: 'calm' });
    const before = await good({ do: 'state' });
    const refused = await say({ do: 'play', text: 'pink-as-black' });
    expect(refused).toMatchObject({ ok: false, rule: 'D7', pearl: 'pink' });
    expect(refused.why).toMatch(/\.$/);
    expect(await say({ do: 'play', move: { do: 'fly' } })).toMatchObject({ ok: false, rule: 'not-a-move' });
    expect(await say({ do: 'play', text: 'fly' })).toMatchObject({ ok: false, rule: 'not-a-move' });
    expect(await say({ do: 'play', seat: 1, text: 'rest' })).toMatchObject({ ok: false, rule: 'not-your-turn' });
    expect(await good({ do: 'state' })).toEqual(before);
  });

  test('whynot asks without playing', async () => {
    await pearls();
    await good({ do: 'play', text: 'calm' });
    expect(await good({ do: 'whynot', text: 'dive', seat: 0 })).toEqual({ ok: true, actor: 0, refusal: null });
    expect(await good({ do: 'whynot', text: 'dive', seat: 1 })).toMatchObject({ refusal: { rule: 'not-your-turn' } });
    const no = await good({ do: 'whynot', move: { do: 'sell', pearl: 'black', as: 'white' } });
    expect(no).toMatchObject({ rule: 'D7', refusal: { rule: 'D7', pearl: 'black' } });
    expect(no.why).toBeTypeOf('string');
  });

  test('views, sights and pieces show a seat only what it may see', async () => {
    await pearls();
    for (const text of ['calm', 'dive', 'black']) await good({ do: 'play', text });
    const own = JSON.stringify((await good({ do: 'view', seat: 0 })).view);
    const other = JSON.stringify((await good({ do: 'view', seat: 1 })).view);
    expect(other).toEqual(JSON.stringify((await good({ do: 'view', seat: 1 })).view));
    expect(own).not.toBe(other);
    const { sights } = await good({ do: 'sights', seat: 1 });
    expect(sights[2]).toMatchObject({ by: 'chance', entry: null, events: [{ kind: 'finds', pearl: null }] });
    expect((await good({ do: 'sights', seat: 0, since: 2 })).sights).toMatchObject([{ events: [{ pearl: 'black' }] }]);
    const places = Object.values((await good({ do: 'census' })).census) as Record<string, number>[];
    const all = places.flatMap(Object.values).reduce((sum: number, n) => sum + Number(n), 0);
    const seen = Object.values((await good({ do: 'census', seat: null })).census) as Record<string, number>[];
    expect(seen.flatMap(Object.values).reduce((sum: number, n) => sum + Number(n), 0)).toBe(all);
  });

  test('undo goes back to where somebody learned something, and says why not further', async () => {
    await pearls();
    await good({ do: 'play', text: 'calm' });
    expect(await say({ do: 'undo', seat: 0 })).toMatchObject({ ok: false, rule: 'undo', bar: 'chance' });
    const before = await good({ do: 'state' });
    await good({ do: 'play', text: 'dive' });
    await good({ do: 'play', text: 'pink' });
    expect(await say({ do: 'undo', seat: 0 })).toMatchObject({ ok: false, bar: 'chance' });
    expect(await good({ do: 'undo', seat: 0, practice: true })).toEqual({ ok: true, actor: 0, practised: true });
    expect(await good({ do: 'state' })).toEqual(before);
    await good({ do: 'play', text: 'dive' });
    expect(await good({ do: 'undo', seat: 0 })).toMatchObject({ actor: 0 });
    expect(await good({ do: 'state' })).toEqual(before);
  });

  test('a logbook loads to the same position, log and all', async () => {
    await pearls();
    await playToTheEnd();
    const { logbook } = await good({ do: 'logbook' });
    const state = await good({ do: 'state' });
    await pearls({ seed: 'another' });
    expect(await good({ do: 'load', logbook })).toEqual({ ok: true, actor: null });
    expect(await good({ do: 'state' })).toEqual(state);
    expect((await good({ do: 'logbook' })).logbook).toBe(logbook);
    expect((await good({ do: 'logbook', seat: 1 })).logbook).toContain('seen by: seat 1');
  });

  test('a bad logbook is refused with line and column, and the table stays', async () => {
    await pearls();
    const { logbook } = await good({ do: 'logbook' });
    const bad = await say({ do: 'load', logbook: `${logbook}0 fly\n` });
    expect(bad).toMatchObject({ ok: false });
    expect(bad.error).toMatch(/^line \d+, column \d+: /);
    expect(await good({ do: 'logbook' })).toEqual({ ok: true, logbook });
  });

  test('a state that was set plays on, and its log starts there', async () => {
    await pearls();
    for (const text of ['calm', 'dive', 'black', 'swell']) await good({ do: 'play', text });
    const { state } = await good({ do: 'state' });
    const listed = await good({ do: 'moves' });
    await good({ do: 'new', game: 'toy', seats: 3 });
    expect(await good({ do: 'set', game: 'toy', state })).toEqual({ ok: true, actor: 1 });
    expect((await good({ do: 'state' })).state).toEqual(state);
    expect(await good({ do: 'moves' })).toEqual(listed);
    expect(await say({ do: 'undo', seat: 1 })).toMatchObject({ ok: false, bar: 'nothing' });
    await good({ do: 'play', text: 'dive' });
    const { logbook } = await good({ do: 'logbook' });
    expect(logbook).toContain('seats: 2');
    const after = await good({ do: 'state' });
    await good({ do: 'load', logbook });
    expect(await good({ do: 'state' })).toEqual(after);
  });

  test.each<[string, (state: Answer) => unknown]>([
    ['another game’s', () => ({ path: [], dice: [1, 2, 3] })],
    ['an empty one', () => ({})],
    ['one with a part missing', ({ hands, ...rest }) => rest],
    ['one with a part too many', (state) => ({ ...state, secret: 1 })],
    ['one of a phase nobody knows', (state) => ({ ...state, phase: 'siesta' })],
    ['a list', () => []],
    ['nothing', () => null],
  ])('a state is refused if it is %s', async (_, spoil) => {
    await pearls();
    const { state } = await good({ do: 'state' });
    const { error } = await say({ do: 'set', game: 'toy', state: spoil(state) });
    expect(error).toBeTypeOf('string');
    expect((await good({ do: 'state' })).state).toEqual(state);
  });

  test('playouts begin where the table began, also from a state that was set', async () => {
    await pearls();
    const { state } = await good({ do: 'state' });
    await good({ do: 'set', game: 'toy', state });
    expect(await good({ do: 'playouts', games: 5 })).toMatchObject({ games: 5 });
  });

  test('playouts end when their time is up or a stop waits behind them, and say how many they were', async () => {
    const timed = await good({ do: 'playouts', game: 'toy', games: 1_000_000, seconds: 1 });
    expect(timed.games).toBeGreaterThan(0);
    expect(timed.games).toBeLessThan(1_000_000);
    const playing = good({ do: 'playouts', game: 'toy', games: 1_000_000 });
    engine.hear('{"do":"stop"}');
    expect((await playing).games).toBeLessThan(1_000_000);
    expect(await good({ do: 'stop' })).toEqual({ ok: true });
    expect(await good({ do: 'playouts', game: 'toy', games: 500 })).toMatchObject({ games: 500 });
  });

  test('what only looks like a stop stops nothing', async () => {
    for (const line of ['stop', '{"do":"stop"', 'null', '["stop"]', '{"do":"stopping"}']) engine.hear(line);
    expect(await good({ do: 'playouts', game: 'abyss', games: 100 })).toMatchObject({ games: 100 });
  });

  test('playouts count every ply, alike for the same seed, and leave the table alone', async () => {
    await pearls();
    const state = await good({ do: 'state' });
    const { games, plies, ms } = await good({ do: 'playouts', games: 50, seed: 'x' });
    expect(games).toBe(50);
    expect(plies).toBeGreaterThan(50 * 6);
    expect(ms).toBeGreaterThan(0);
    expect((await good({ do: 'playouts', games: 50, seed: 'x' })).plies).toBe(plies);
    expect((await good({ do: 'playouts', games: 50, seed: 'y' })).plies).not.toBe(plies);
    expect((await good({ do: 'playouts', game: 'toy', seats: 2, games: 50, seed: 'x' })).plies).toBe(plies);
    expect(await good({ do: 'state' })).toEqual(state);
  });
});

describe('malformed requests', () => {
  const complaint = async (line: string): Promise<string> => {
    const answer = JSON.parse(await engine.answer(line));
    expect(answer).toEqual({ ok: false, error: expect.any(String) });
    return answer.error;
  };

  test.each([
    ['', 'not JSON'],
    ['{', 'not JSON'],
    ['[]', 'JSON object'],
    ['null', 'JSON object'],
    ['{}', '"do" is missing'],
    ['{"do":7}', '"do" must be a text'],
    ['{"do":"dance"}', '"dance"'],
    ['{"do":"constructor"}', 'no request'],
    ['{"do":"__proto__"}', 'no request'],
    ['{"do":"moves"}', 'no game is on the table'],
    ['{"do":"new"}', '"game" is missing'],
    ['{"do":"new","game":"chess"}', 'no game "chess"'],
    ['{"do":"new","game":"toy","seats":9}', 'from 2 to 3'],
    ['{"do":"new","game":"toy","seats":"2"}', 'whole number'],
    ['{"do":"new","game":"toy","seed":5}', '"seed" must be a text'],
    [`{"do":"new","game":"toy","seed":"${'x'.repeat(201)}"}`, 'longer than 200'],
  ])('%s', async (line, sentence) => {
    expect(await complaint(line)).toContain(sentence);
  });

  test('on a table', async () => {
    await pearls();
    expect(await complaint('{"do":"new","game":"toy","options":{"depth":9}}')).toContain('depth');
    expect(await complaint('{"do":"play"}')).toContain('"move" or "text"');
    expect(await complaint('{"do":"play","text":"calm","move":1}')).toContain('"move" or "text"');
    expect(await complaint('{"do":"view"}')).toContain('"seat"');
    expect(await complaint('{"do":"view","seat":2}')).toContain('from 0 to 1');
    expect(await complaint('{"do":"undo","seat":null}')).toContain('from 0 to 1');
    expect(await complaint('{"do":"whynot","text":"dive"}')).toContain('chance acts now');
    expect(await complaint('{"do":"playouts","games":0}')).toContain('from 1');
    expect(await complaint('{"do":"load","logbook":"once upon a time"}')).toContain('line 1, column 1');
    expect(await good({ do: 'moves' })).toMatchObject({ actor: 'chance' });
  });

  test('whatever comes, one answer goes out and the position does not change', async () => {
    await pearls();
    await good({ do: 'play', text: 'calm' });
    const before = await good({ do: 'state' });
    const junk = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.jsonValue().map((move) => JSON.stringify({ do: 'play', move: [move] })),
      fc
        .record({
          do: fc.constantFrom('view', 'whynot', 'undo', 'set', 'load', 'census', 'sights'),
          seat: fc.jsonValue(),
          move: fc.jsonValue(),
          logbook: fc.jsonValue(),
          game: fc.constant('toy'),
          state: fc.jsonValue(),
        })
        .map((request) => JSON.stringify(request)),
    );
    await fc.assert(
      fc.asyncProperty(junk, async (line) => {
        const answer = await engine.answer(line);
        expect(answer).not.toContain('\n');
        expect((JSON.parse(answer) as { ok: Json }).ok).toBeTypeOf('boolean');
      }),
      { numRuns: 500 },
    );
    expect(await good({ do: 'state' })).toEqual(before);
  });

  test('a move nested a hundred thousand deep is refused like any other', async () => {
    await pearls();
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(JSON.parse(await engine.answer(`{"do":"play","move":${deep}}`))).toMatchObject({ ok: false });
    expect(await good({ do: 'moves' })).toMatchObject({ actor: 'chance' });
  });
});
