import './style/base.css';
import './style/app.css';
import './style/print.css';
import { render } from 'solid-js/web';
import { App } from './app.tsx';
import { setOff } from './early.ts';
import { openSaves } from './saves/here.ts';
import { planAhead } from './shell/ahead.ts';
import { dress } from './shell/dress.ts';
import { route } from './shell/router.ts';
import { settings } from './shell/settings.ts';
import { speak } from './words/words.ts';

setOff(route(), settings().language);
planAhead(async () => (await import('./course.ts')).course);
const root = document.getElementById('app');
if (root)
  void Promise.all([speak(settings().language), openSaves(), dress()]).then(() => {
    root.textContent = '';
    render(() => <App />, root);
    // Whoever keeps the app opens a page anew that never comes so far.
    navigator.serviceWorker?.controller?.postMessage('alive');
  });
