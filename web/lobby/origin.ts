import { type Accessor, createSignal, onMount } from 'solid-js';
import { api } from '../online/api.ts';

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || hostname.startsWith('127.');

/** The address under which a link to a table leads others here, also from the machine that runs the server. `alone`: nobody else gets there. */
export interface Origin {
  readonly address: string;
  readonly alone: boolean;
}

export function createOrigin(): Accessor<Origin> {
  const [origin, setOrigin] = createSignal<Origin>({ address: location.origin, alone: false });
  onMount(async () => {
    if (!isLoopback(location.hostname)) return;
    const reply = await api.addresses();
    const [first] = reply.ok ? reply.value.addresses : [];
    if (first === undefined) return setOrigin({ address: location.origin, alone: true });
    setOrigin({ address: `http://${first}:${location.port || 80}`, alone: false });
  });
  return origin;
}
