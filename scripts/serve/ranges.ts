/** Ranges of a file (RFC 9110, 14): some browsers play no video without them. */
import type { IncomingMessage, ServerResponse } from 'node:http';

interface Exchange {
  readonly request: Pick<IncomingMessage, 'headers'>;
  readonly response: Pick<ServerResponse, 'statusCode'> & {
    readonly setHeader: (name: string, value: string) => unknown;
  };
}

/** First and last byte of `bytes=0-1`, `bytes=5-` or `bytes=-5`; undefined for anything else, which may be ignored. */
function readRange(header: string | undefined, size: number): readonly [number, number] | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? [start, end] : undefined;
}

/** The bytes that a request wants, and the headers that say which these are. */
export function rangeOf({ request, response }: Exchange, bytes: Buffer): Buffer {
  response.setHeader('Accept-Ranges', 'bytes');
  const range = readRange(request.headers.range, bytes.byteLength);
  if (!range) return bytes;
  const [start, end] = range;
  response.statusCode = 206;
  response.setHeader('Content-Range', `bytes ${start}-${end}/${bytes.byteLength}`);
  return bytes.subarray(start, end + 1);
}
