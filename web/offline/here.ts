import { renew } from '../shell/renewal.ts';
import { registerWorker } from '../shell/worker.ts';

const oftenest = 3600_000;

/**
 * From now on a worker keeps the app, looks for a newer build whenever somebody comes back to the page, and this page says so once
 * one is there. Browsers have workers only where nobody can listen in: on https, and at home.
 */
export async function keepHere(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  let isKept = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (isKept) renew();
    isKept = true;
  });
  try {
    await registerWorker();
    // The worker that only showed messages, before there was one for everything.
    await (
      await workers.getRegistration('/push/').then((old) => (old?.scope.endsWith('/push/') ? old : null))
    )?.unregister();
  } catch {
    // Without a worker the app is as whole as its pages.
    return;
  }
  let looked = Date.now();
  document.addEventListener('visibilitychange', async () => {
    if (document.hidden || Date.now() - looked < oftenest) return;
    looked = Date.now();
    await (await workers.getRegistration())?.update().catch(() => undefined);
  });
}
