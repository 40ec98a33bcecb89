import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, waitFor } from './program.js';

/** Firefox by Marionette, the protocol it speaks by itself: `<length>:[0, number, command, parameters]` over a socket. */
export async function openFirefox(program) {
  const profile = mkdtempSync(join(tmpdir(), 'fathom-firefox-'));
  const prefs = {
    'marionette.port': 0,
    'ui.prefersReducedMotion': 1,
    'intl.locale.requested': 'en-GB',
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'app.update.enabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
  };
  const lines = Object.entries(prefs).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const running = launch(program, args, { HOME: profile, MOZ_HEADLESS_WIDTH: '1280', MOZ_HEADLESS_HEIGHT: '900' });
  const close = async () => {
    await running.stop();
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    // Told to take any port, Firefox writes the one it took into its profile.
    const port = await waitFor('the port of Firefox', () =>
      Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8')),
    );
    const say = await converse(port);
    await say('WebDriver:NewSession', {});
    await say('WebDriver:SetTimeouts', { script: 600_000 });
    return {
      go: (url) => say('WebDriver:Navigate', { url }),
      run: async (script, ...args) => (await say('WebDriver:ExecuteAsyncScript', { script, args })).value,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function converse(port) {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map();
  let heard = Buffer.alloc(0);
  let count = 0;
  await new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.on('data', (data) => {
      heard = Buffer.concat([heard, data]);
      for (let whole = next(); whole !== null; whole = next()) {
        if (!Array.isArray(whole)) resolve();
        else waiting.get(whole[1])?.(whole);
      }
    });
    socket.once('close', () => {
      for (const answer of waiting.values()) answer([1, 0, { message: 'Firefox has gone' }, null]);
    });
  });
  return (command, parameters) =>
    new Promise((resolve, reject) => {
      const number = ++count;
      waiting.set(number, ([, , error, value]) => {
        waiting.delete(number);
        if (error) reject(new Error(`${command}: ${error.message}`));
        else resolve(value);
      });
      const text = JSON.stringify([0, number, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });

  /** The next whole message heard, if there is one. */
  function next() {
    const colon = heard.indexOf(':');
    if (colon < 0) return null;
    const end = colon + 1 + Number(heard.subarray(0, colon));
    if (heard.length < end) return null;
    const message = JSON.parse(heard.subarray(colon + 1, end));
    heard = heard.subarray(end);
    return message;
  }
}
