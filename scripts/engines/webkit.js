import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, waitFor } from './program.js';

/** WebKit by WebDriver, on a screen that is not there. It draws without a graphics card: the driver that stands in for one crashes. */
export async function openWebkit({ driver, screen, browser }) {
  const home = mkdtempSync(join(tmpdir(), 'fathom-webkit-'));
  const xvfb = launch(screen, ['-displayfd', '3', '-screen', '0', '1280x960x24', '-nolisten', 'tcp'], {}, [
    'ignore',
    'ignore',
    'ignore',
    'pipe',
  ]);
  const display = await new Promise((resolve, reject) => {
    xvfb.child.stdio[3].once('data', (data) => resolve(`:${String(data).trim()}`));
    xvfb.child.once('close', () => reject(new Error('Xvfb did not start')));
  });
  const port = await freePort();
  const running = launch(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    HOME: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
    LANG: 'en_GB.UTF-8',
    LANGUAGE: 'en_GB',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
  });
  const close = async () => {
    await running.stop();
    await xvfb.stop();
    rmSync(home, { recursive: true, force: true });
  };
  const say = async (method, path, body) => {
    const { status, text } = await patiently(`http://127.0.0.1:${port}${path}`, method, body);
    const { value } = JSON.parse(text);
    if (status !== 200) throw new Error(`${path}: ${value?.message ?? status}`);
    return value;
  };
  try {
    await waitFor('the driver of WebKit', () => say('GET', '/status'));
    const wanted = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } };
    const { sessionId } = await say('POST', '/session', { capabilities: { alwaysMatch: wanted } });
    const session = `/session/${sessionId}`;
    await say('POST', `${session}/timeouts`, { script: 600_000 });
    await say('POST', `${session}/window/rect`, { width: 1240, height: 900 });
    return {
      go: (url) => say('POST', `${session}/url`, { url }),
      run: (script, ...args) => say('POST', `${session}/execute/async`, { script, args }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Waits however long a game takes: `fetch` gives up after five minutes without an answer. */
const patiently = (url, method, body) =>
  new Promise((resolve, reject) => {
    const asked = request(url, { method, headers: { 'Content-Type': 'application/json' } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (more) => {
        text += more;
      });
      answer.once('end', () => resolve({ status: answer.statusCode, text }));
    });
    asked.once('error', reject);
    asked.end(body ? JSON.stringify(body) : undefined);
  });

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
