import { request as plainRequest } from 'node:http';
import { request as safeRequest } from 'node:https';
import type { RequestDetails } from 'web-push';
import { outsideLookup } from './outside.ts';

const patience = 10_000;

/** Sends one message; answers the status. Follows no redirect. `anywhere` lets a test's own endpoint be reached. */
export function post({ endpoint, method, headers, body }: RequestDetails, anywhere: boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    const url = new URL(endpoint);
    const request = anywhere && url.protocol === 'http:' ? plainRequest : safeRequest;
    const sent = request(
      url,
      { method, headers, timeout: patience, ...(anywhere ? {} : { lookup: outsideLookup }) },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.on('error', reject);
    sent.end(body);
  });
}
