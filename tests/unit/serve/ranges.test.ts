/** Byte ranges of a file, as a video player requests them. */
import { expect, test } from 'vitest';
import { sliceRange } from '../../../scripts/serve/serve.ts';

const bytes = Buffer.from('0123456789');

test.each([
  ['bytes=0-1', 206, '01', 'bytes 0-1/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=20-30', 200, '0123456789', undefined],
  ['lines=1-2', 200, '0123456789', undefined],
  [undefined, 200, '0123456789', undefined],
])('%s is answered with %i and %s', (range, status, sent, told) => {
  const headers = new Map<string, string>();
  const response = {
    statusCode: 200,
    setHeader: (name: string, value: string) => headers.set(name, value),
  };
  const answer = sliceRange({ request: { headers: { ...(range && { range }) } }, response }, bytes);
  expect([response.statusCode, answer.toString(), headers.get('Content-Range')]).toEqual([
    status,
    sent,
    told,
  ]);
});
