import { render } from 'solid-js/web';
import { App } from './app.tsx';
import { openSaves } from './saves/here.ts';
import { planAhead } from './shell/ahead.ts';
import { settings } from './shell/settings.ts';
import { speak } from './words/words.ts';

planAhead(async () => (await import('./course.ts')).course);
const root = document.getElementById('app');
if (root)
  void Promise.all([speak(settings().language), openSaves()]).then(() => {
    render(() => <App />, root);
    // Whoever keeps the app opens a page anew that never comes so far.
    navigator.serviceWorker?.controller?.postMessage('alive');
  });
