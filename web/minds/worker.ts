import { library } from '@fathom/games/minds';
import { createDesk, type Request } from '@fathom/mind/desk';
import { browserClock } from './clock.ts';

/** A worker that thinks. Minds and what they learned are fetched here, when they are first asked. */
const desk = createDesk(library, browserClock, (answer) => postMessage(answer));
addEventListener('message', ({ data }: MessageEvent<Request>) => desk(data));
