import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushAddress } from '@fathom/wire';

/** One message as it arrived at a push service, and as only the browser it is for can read it. */
export interface Received {
  readonly path: string;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly text: string;
}

export interface PushService {
  readonly origin: string;
  readonly received: readonly Received[];
  /** A browser that asks to be told. */
  subscribe(path: string, language: PushAddress['language']): PushAddress;
  /** What messages to this path are answered with. */
  answer(path: string, status: number): void;
  close(): Promise<void>;
}

/** A push service and its browsers, for tests: takes what is sent and decrypts it (RFC 8291). */
export async function pushService(): Promise<PushService> {
  const received: Received[] = [];
  const statuses = new Map<string, number>();
  const browsers = new Map<string, Browser>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const body = Buffer.concat(await request.toArray());
    const browser = browsers.get(path);
    if (browser) received.push({ path, headers: request.headers, text: browser.read(body) });
    response.writeHead(statuses.get(path) ?? 201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    subscribe(path, language) {
      const browser = new Browser();
      browsers.set(path, browser);
      return { endpoint: `${origin}${path}`, keys: browser.keys, language };
    },
    answer: (path, status) => void statuses.set(path, status),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

class Browser {
  readonly #key = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor() {
    this.#key.generateKeys();
  }

  get keys(): PushAddress['keys'] {
    return { p256dh: this.#key.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
  }

  /** Header: 16 bytes of salt, the record's size, the length of the sender's key, and the key. One record follows. */
  read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body.readUInt8(20));
    const sealed = body.subarray(21 + sender.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#key.getPublicKey(), sender]);
    const shared = derive(this.#key.computeSecret(sender), this.#auth, info, 32);
    const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  }
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** What the sender signed (RFC 8292), if the signature is that of the named key. */
export function signedBy(
  authorization: string,
): { readonly key: string; readonly claims: Record<string, unknown> } | null {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const good = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return good ? { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) } : null;
}
