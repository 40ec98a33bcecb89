// Nautilion's base game (submarine A1, reserve 4, solo) as one would write it on boardgame.io, with the same small decisions.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { INVALID_MOVE } = require('boardgame.io/core');

const DUCTS = [
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 6],
  [6, 7],
  [7, 8],
  [8, 9],
  [9, 1],
  [4, 9],
  [3, 9],
  [1, 3],
  [5, 8],
  [6, 8],
  [7, 9],
];
const FACES = [1, 1, 2, 2, 3, 4];
const FIGURES = ['darkhouse', 'phantom', 'nautilion'];
const ABYSS = 37;

const linked = (a) => DUCTS.flatMap(([x, y]) => (x === a ? [y] : y === a ? [x] : []));
const crew = (G) => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((n) => G.aboard[n]);
const canBoard = (G, n) => !G.aboard[n] && (crew(G).length === 0 || linked(n).some((m) => G.aboard[m]));

function canLeave(G, n) {
  if (!G.aboard[n]) return false;
  const rest = crew(G).filter((m) => m !== n);
  const reached = new Set(rest.slice(0, 1));
  for (const m of reached) for (const o of linked(m)) if (rest.includes(o)) reached.add(o);
  return reached.size === rest.length;
}

const roll = (G, random) => {
  G.dice = [0, 1, 2].map(() => FACES[random.Die(6) - 1]).sort();
};

function nextTurn(G, random) {
  G.given = {};
  G.decision = 'currents';
  roll(G, random);
}

function moveFigure(G, start, step, steps) {
  let at = start;
  for (let left = steps; left > 0; left--) {
    do at += step;
    while (at > 0 && at < ABYSS && G.path[at] === 0);
    if (at <= 0 || at >= ABYSS) return at;
  }
  return at;
}

function resolveDarkhouse(G, random) {
  if (G.given.darkhouse >= 3 && (G.reserve > 0 || crew(G).length > 0)) G.decision = 'discard';
  else resolveFigures(G, random);
}

function resolveFigures(G, random) {
  G.phantom = moveFigure(G, G.phantom, -1, G.given.phantom);
  if (G.phantom <= 0) {
    G.over = 'lost';
    return;
  }
  G.path[G.phantom] = 0;
  G.nautilion = moveFigure(G, G.nautilion, 1, G.given.nautilion);
  if (G.nautilion >= ABYSS) {
    G.over = crew(G).length === 9 ? 'won' : 'lost';
    return;
  }
  G.taken = G.path[G.nautilion];
  G.path[G.nautilion] = 0;
  if (canBoard(G, G.taken)) G.decision = 'place';
  else {
    G.reserve++;
    nextTurn(G, random);
  }
}

const nautilion = {
  name: 'nautilion',
  setup: ({ random }) => {
    const tokens = random.Shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((n) => [n, n, n, n]));
    const G = {
      path: [0, ...tokens, 0],
      nautilion: 0,
      phantom: ABYSS,
      reserve: 4,
      aboard: Array(10).fill(false),
      dice: [],
      given: {},
      decision: 'currents',
      swap: 0,
      taken: 0,
      over: null,
    };
    roll(G, random);
    return G;
  },
  moves: {
    whirlwind: ({ G, random }) => {
      if (G.decision !== 'currents' || Object.keys(G.given).length > 0 || G.reserve < 1) return INVALID_MOVE;
      G.reserve -= 1;
      roll(G, random);
    },
    tide: ({ G }, die, face) => {
      const i = G.dice.indexOf(die);
      if (G.decision !== 'currents' || Object.keys(G.given).length > 0 || G.reserve < 2 || i < 0 || die === face)
        return INVALID_MOVE;
      G.reserve -= 2;
      G.dice[i] = face;
      G.dice.sort();
    },
    translation: ({ G }, place) => {
      if (G.decision !== 'currents' || Object.keys(G.given).length > 0 || G.reserve < 2 || !G.path[place])
        return INVALID_MOVE;
      G.swap = place;
      G.decision = 'swap';
    },
    swapWith: ({ G }, place) => {
      if (G.decision !== 'swap' || !G.path[place] || G.path[place] === G.path[G.swap]) return INVALID_MOVE;
      [G.path[G.swap], G.path[place]] = [G.path[place], G.path[G.swap]];
      G.reserve -= 2;
      G.decision = 'currents';
    },
    give: ({ G, random }, die, figure) => {
      const i = G.dice.indexOf(die);
      if (G.decision !== 'currents' || i < 0 || G.given[figure] !== undefined) return INVALID_MOVE;
      G.dice.splice(i, 1);
      G.given[figure] = die;
      if (G.dice.length === 1) {
        G.given[FIGURES.find((f) => G.given[f] === undefined)] = G.dice[0];
        G.dice = [];
        resolveDarkhouse(G, random);
      }
    },
    discard: ({ G, random }, what) => {
      if (G.decision !== 'discard') return INVALID_MOVE;
      if (what === 'reserve') {
        if (G.reserve === 0) return INVALID_MOVE;
        G.reserve--;
      } else {
        if (!canLeave(G, what)) return INVALID_MOVE;
        G.aboard[what] = false;
      }
      resolveFigures(G, random);
    },
    place: ({ G, random }, where) => {
      if (G.decision !== 'place') return INVALID_MOVE;
      if (where === 'reserve') G.reserve++;
      else G.aboard[G.taken] = true;
      nextTurn(G, random);
    },
  },
  endIf: ({ G }) => G.over ?? undefined,
};

/** Every legal move, as boardgame.io's own bots want it listed. */
function enumerate(G) {
  const moves = [];
  if (G.decision === 'currents') {
    if (Object.keys(G.given).length === 0) {
      if (G.reserve >= 1) moves.push(['whirlwind']);
      if (G.reserve >= 2) {
        for (const die of new Set(G.dice))
          for (let face = 1; face <= 4; face++) if (face !== die) moves.push(['tide', die, face]);
        for (let place = 1; place < ABYSS; place++) if (G.path[place]) moves.push(['translation', place]);
      }
    }
    for (const die of new Set(G.dice))
      for (const figure of FIGURES) if (G.given[figure] === undefined) moves.push(['give', die, figure]);
  } else if (G.decision === 'swap') {
    for (let place = 1; place < ABYSS; place++) {
      if (G.path[place] && G.path[place] !== G.path[G.swap]) moves.push(['swapWith', place]);
    }
  } else if (G.decision === 'discard') {
    if (G.reserve > 0) moves.push(['discard', 'reserve']);
    for (const n of crew(G)) if (canLeave(G, n)) moves.push(['discard', n]);
  } else {
    moves.push(['place', 'cabin'], ['place', 'reserve']);
  }
  return moves;
}

/** Uniformly random games for about `ms` milliseconds. */
export function playouts(ms) {
  let games = 0;
  let decisions = 0;
  const start = performance.now();
  while (performance.now() - start < ms) {
    const client = Client({ game: { ...nautilion, seed: `peer ${games}` }, numPlayers: 1, debug: false });
    client.start();
    for (;;) {
      const { G, ctx } = client.getState();
      if (ctx.gameover !== undefined) break;
      const moves = enumerate(G);
      const [name, ...args] = moves[Math.floor(Math.random() * moves.length)];
      client.moves[name](...args);
      decisions++;
    }
    client.stop();
    games++;
  }
  return { games, decisions, seconds: (performance.now() - start) / 1000 };
}
