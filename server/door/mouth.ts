import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** Bytes up to which a frame says its length in one byte, and in two more. */
const [short, long] = [125, 0xffff];

/** A text as the wire has it, one character a byte, its length before it; `null` where a character takes more than one, or it is very long. */
export function frameOf(text: string): string | null {
  const { length } = text;
  if (length > long) return null;
  const head = length <= short ? [0x81, length] : [0x81, 126, length >> 8, length & 0xff];
  const before = String.fromCharCode(...head);
  const frame = before + text;
  // Asked of the whole, since what is asked of a text in pieces first puts them together: the wire then finds it done.
  return Buffer.byteLength(frame) - Buffer.byteLength(before) === length ? frame : null;
}

/**
 * Speaks to one socket. What is said in one go, such as a course and the answer to the row that led there, goes out together and as one text: the
 * library would hand each frame over in two pieces, and that and every trip to the kernel cost a good deal.
 */
export function mouthOf(socket: WebSocket, wire: Duplex): (text: string, frame: string | null) => void {
  let waiting = '';
  const utter = () => {
    const said = waiting;
    waiting = '';
    if (said !== '' && socket.readyState === socket.OPEN) wire.write(said, 'latin1');
  };
  return (text, frame) => {
    if (frame === null) {
      utter();
      socket.send(text);
      return;
    }
    if (waiting === '') process.nextTick(utter);
    waiting += frame;
  };
}
