import { expect, test } from '@playwright/test';
import { launchOptions, presentChromium } from '../scripts/chromium.js';

const scope = '/';

// A Chromium without windows takes no push messages.
test.use({ serviceWorkers: 'allow', launchOptions: launchOptions(process.env.CHROMIUM ?? presentChromium()) });

test('a push message is shown while no page of the table is open, and says whose game it is', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['notifications']);
  await page.goto('/');
  await page.evaluate(async (at) => {
    const registration = await navigator.serviceWorker.register('/sw.js', { scope: at });
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    await new Promise<void>((resolve) => {
      if (worker?.state === 'activated') resolve();
      worker?.addEventListener('statechange', () => worker.state === 'activated' && resolve());
    });
  }, scope);

  const tools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.endsWith(scope));
      if (ours) resolve(ours.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const origin = new URL(baseURL ?? '').origin;
  const deliver = (data: string) => tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  const shown = () =>
    page.evaluate(async (at) => {
      const registration = await navigator.serviceWorker.getRegistration(at);
      const list = (await registration?.getNotifications()) ?? [];
      return list.map(({ title, body, tag }) => ({ title, body, tag }));
    }, scope);

  const table = 'Ft1yWkQn3bZ0aXcE';
  await deliver(JSON.stringify({ title: 'Your turn', body: 'Abyss with Ben', table }));
  await expect.poll(shown).toEqual([{ title: 'Your turn', body: 'Abyss with Ben', tag: table }]);
  // A later message about the same table takes the place of the first; one that makes no sense is shown all the same.
  await deliver(JSON.stringify({ title: 'Your turn', body: 'Abyss with Ben and Chloé', table }));
  await expect.poll(shown).toEqual([{ title: 'Your turn', body: 'Abyss with Ben and Chloé', tag: table }]);
  await deliver('not JSON');
  await expect.poll(shown).toContainEqual({ title: 'Fathom', body: '', tag: '' });
});
