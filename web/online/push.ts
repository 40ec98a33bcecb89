import type { Language } from '@fathom/words';
import { recall, remember, unlearn } from '../shell/keepsakes.ts';
import { registerWorker } from '../shell/worker.ts';
import { api } from './api.ts';
import type { Reply } from './reply.ts';

/**
 * Whether this browser tells of a turn. `on`: also while no page is open. `here`: only while a page is, because no push service can be
 * reached. `forbidden`: the person once said no, and only the browser's own settings change that. `impossible`: an old browser, or plain
 * http, where browsers allow none of it.
 */
export type Telling = 'on' | 'here' | 'off' | 'forbidden' | 'impossible';

/** Whether the person asked to be told: browsers remember what they allowed, but not what was wanted. */
const wish = 'fathom/tell';

const isPossible = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const subscription = async () =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

export async function telling(): Promise<Telling> {
  if (!isPossible()) return 'impossible';
  if (Notification.permission === 'denied') return 'forbidden';
  if (await subscription()) return 'on';
  return recall(wish) !== null && Notification.permission === 'granted' ? 'here' : 'off';
}

/** Only at a press of a button: browsers ask the person, and hold it against a page that asks unasked. */
export async function tellMe(language: Language): Promise<Reply<Telling>> {
  if (!isPossible()) return { ok: true, value: 'impossible' };
  if ((await Notification.requestPermission()) !== 'granted') return { ok: true, value: await telling() };
  remember(wish, '1');
  const key = await api.pushKey();
  if (!key.ok) return key;
  try {
    const registration = await active(await registerWorker());
    const made = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key.value.key,
    });
    const { endpoint, keys } = made.toJSON();
    const { p256dh, auth } = keys ?? {};
    if (endpoint === undefined || p256dh === undefined || auth === undefined) return { ok: true, value: 'here' };
    const kept = await api.push({ endpoint, keys: { p256dh, auth }, language });
    return kept.ok ? { ok: true, value: 'on' } : kept;
  } catch {
    // No push service can be reached, or the browser has none.
    return { ok: true, value: 'here' };
  }
}

/** Tells of a turn from a page that is open and not looked at; whoever has asked for it. */
export async function tellOfTurn(title: string, body: string, table: string): Promise<void> {
  if (!isPossible() || !['on', 'here'].includes(await telling())) return;
  const registration = await navigator.serviceWorker.getRegistration();
  // The worker opens the table when it is touched; without one, the page itself comes to the front.
  if (registration?.active) return registration.showNotification(title, { body, tag: table, data: table });
  try {
    const note = new Notification(title, { body, tag: table });
    note.onclick = () => window.focus();
  } catch {
    // Phones show notifications of workers only.
  }
}

export async function tellMeNoMore(): Promise<void> {
  unlearn(wish);
  const made = isPossible() ? await subscription() : null;
  if (!made) return;
  await api.unpush(made.endpoint);
  await made.unsubscribe();
}

/** A worker must be active before it can be subscribed with. */
function active(registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || !coming) return Promise.resolve(registration);
  return new Promise((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve(registration);
    });
  });
}
