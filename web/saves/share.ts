import { shortened } from '@fathom/kernel';

/** A logbook inside a link: compressed into the fragment, which never leaves the browser. */

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(transform);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

export async function linkTo(logbook: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(logbook), new CompressionStream('deflate-raw'));
  return `${location.origin}/open#${toText(packed)}`;
}

/** The book with a name in a seat that has none, so that whoever gets it reads whose game it was. */
export function signedBy(logbook: string, seat: number, name: string): string {
  const signature = shortened(name);
  return logbook.replace(/^names: (.*)$/m, (line, list: string) => {
    const names: readonly string[] = JSON.parse(list);
    return signature && names[seat] === '' ? `names: ${JSON.stringify(names.with(seat, signature))}` : line;
  });
}

/** No book of ours is nearly as long. */
export const LONGEST_BOOK = 2_000_000;

/** The logbook in a fragment, or `null` if there is none to be read. Never throws, and never unpacks without end. */
export async function unpack(fragment: string): Promise<string | null> {
  try {
    const packed = toBytes(fragment.replace(/^#/, ''));
    const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const decoder = new TextDecoder();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      text += decoder.decode(value, { stream: true });
      if (text.length > LONGEST_BOOK) {
        await reader.cancel();
        return null;
      }
    }
  } catch {
    return null;
  }
}

export function download(name: string, content: string | Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type: 'text/plain' }) : content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Copies a text; false where the browser does not let us (plain http has no clipboard). */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
