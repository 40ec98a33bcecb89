import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A wire to a database that can be cut in the worst moment: after a question has arrived, before its answer has. */
export interface Cutter {
  readonly port: number;
  /** The next question that contains this text gets there; its answer, and everything else on any line, does not come back. */
  cutAfter(text: string): void;
  /** How often it has cut. */
  cuts(): number;
  close(): Promise<void>;
}

export async function cutterTo(port: number): Promise<Cutter> {
  const lines = new Set<Socket>();
  let awaited: string | null = null;
  let cuts = 0;
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    let cutting = false;
    lines.add(near);
    near.on('data', (bytes) => {
      if (awaited !== null && bytes.includes(awaited)) {
        awaited = null;
        cutting = true;
        cuts++;
      }
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (cutting) near.destroy();
      else near.write(bytes);
    });
    const end = () => {
      lines.delete(near);
      near.destroy();
      far.destroy();
    };
    for (const side of [near, far]) side.on('error', end).on('close', end);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cutAfter: (text) => {
      awaited = text;
    },
    cuts: () => cuts,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const line of lines) line.destroy();
      }),
  };
}
