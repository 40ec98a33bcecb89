import { type Connect, Host } from '@fathom/mind/host';
import { browserClock } from './clock.ts';

const connect: Connect = ({ answer, broken }) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'minds' });
  worker.addEventListener('message', ({ data }) => answer(data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    broken(event.message || 'the worker could not be loaded');
  });
  return { send: (request) => worker.postMessage(request), close: () => worker.terminate() };
};

/** The one worker of this page, started with the first question. */
export const host = new Host(connect, browserClock);
