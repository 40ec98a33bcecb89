/** The one worker of the app: it keeps the app for when there is no network, and shows push messages. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
