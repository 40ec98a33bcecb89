/**
 * Shows that it is somebody's turn while no page is open. Registered only when the person asks for it (web/online/push.ts), for a scope of
 * its own in which no page lies: it never stands between a page and the network.
 */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function show(data) {
  const { title, body, table } = read(data);
  await self.registration.showNotification(title, {
    body,
    tag: table,
    renotify: table !== '',
    data: table,
  });
}

/** Whatever arrives, something must be shown: browsers forgive no silent message. */
function read(data) {
  try {
    const { title, body, table } = data.json();
    return { title: String(title), body: String(body), table: /^[\w-]{16}$/.test(table) ? table : '' };
  } catch {
    return { title: 'Fathom', body: '', table: '' };
  }
}

/** Brings up the page that has the table open, else opens one. */
async function open(table) {
  const path = table ? `/t/${table}` : '/online';
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
