/** Shows that it is somebody's turn while no page is open, to whoever has asked for it (web/online/push.ts). */
self.addEventListener('push', (event) => event.waitUntil(show(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(bringUp(event.notification.data));
});

async function show(data) {
  const { title, body, table } = messageIn(data);
  await self.registration.showNotification(title, {
    body,
    tag: table,
    renotify: table !== '',
    data: table,
  });
}

/** Whatever arrives, something must be shown: browsers forgive no silent message. */
function messageIn(data) {
  try {
    const { title, body, table } = data.json();
    return { title: String(title), body: String(body), table: /^[\w-]{16}$/.test(table) ? table : '' };
  } catch {
    return { title: 'Fathom', body: '', table: '' };
  }
}

/** Brings up the page that has the table open, else opens one. */
async function bringUp(table) {
  const path = table ? `/t/${table}` : '/online';
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
