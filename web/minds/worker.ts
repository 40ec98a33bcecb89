import { entryOf } from '@fathom/games';
import { createDesk, type Request } from '@fathom/mind/desk';
import { browserClock } from './clock.ts';

/** A worker that thinks. Minds and what they learned are fetched here, when they are first asked. */
const desk = createDesk(
  async (game, options) => {
    const minds = entryOf(game)?.mind;
    if (!minds) throw new Error(`nobody has learned to play ${game}`);
    return minds.mindFor(options);
  },
  browserClock,
  (answer) => postMessage(answer),
);
addEventListener('message', ({ data }: MessageEvent<Request>) => desk(data));
