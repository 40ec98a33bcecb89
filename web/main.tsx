import { render } from 'solid-js/web';
import { App } from './app.tsx';
import { settings } from './settings.ts';
import { speak } from './words.ts';

const root = document.getElementById('app');
if (root) void speak(settings().language).then(() => render(() => <App />, root));
