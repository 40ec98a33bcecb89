import { chromium, fromDebian, programNamed } from '../chromium.js';
import { say } from '../run.js';
import { openChromium } from './chromium.js';
import { openFirefox } from './firefox.js';
import { openWebkit } from './webkit.js';

const miniBrowsers = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '6.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

const firefox = () => programNamed(['firefox-esr', 'firefox']);
const webkit = () => {
  const found = {
    driver: programNamed(['WebKitWebDriver']),
    screen: programNamed(['Xvfb']),
    browser: programNamed([], miniBrowsers),
  };
  return Object.values(found).every(Boolean) ? found : undefined;
};

/** Every engine this machine has or may install, by name, with what opens it. Of the others it is said once what they lack. */
export async function enginesHere() {
  const found = [['chromium', await chromium(), openChromium]];
  for (const [name, look, packages, open] of [
    ['firefox', firefox, ['firefox-esr'], openFirefox],
    ['webkit', webkit, ['webkit2gtk-driver', 'xvfb'], openWebkit],
  ]) {
    const here = look() ?? ((await fromDebian(name, packages)) && look());
    if (here) found.push([name, here, open]);
    else say(`${name} is not on this machine and does not play: install ${packages.join(' and ')}.`);
  }
  return found;
}
