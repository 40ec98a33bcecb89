import { type DestinationStream, destination, type Logger, pino } from 'pino';

export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Whoever has them is somebody else. */
const secrets = ['secret', 'code', 'authorization', 'seed', 'salt'].flatMap((name) => [name, `*.${name}`]);
/** Whoever has its whole name may sit down at a table: enough of it is told to find two lines about the same one. */
const tables = ['table', '*.table'];

/** One line of JSON for each thing worth telling, on stderr: stdout is for the person at the keyboard. */
export function openLog(level: LogLevel, stream: DestinationStream = destination({ fd: 2, sync: true })): Logger {
  const censor = (value: unknown, path: string[]) =>
    path.at(-1) === 'table' && typeof value === 'string' ? `${value.slice(0, 4)}…` : '…';
  return pino({ level, base: { pid: process.pid }, redact: { paths: [...secrets, ...tables], censor } }, stream);
}
