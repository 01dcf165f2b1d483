/** An HTTP/2 + TLS + brotli edge in front of every service of a page, with an origin for each. */

import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { chooseEncoding } from '../../serve/file-cache.ts';
import { isCompressible } from '../../serve/media-types.ts';
import type { Certificate } from './certificate.ts';
import { createLink, type Link, urgencyOf } from './link.ts';

/** A recorded request and its response. */
export interface Exchange {
  /** Arrival of the request in milliseconds since 1970. */
  readonly at: number;
  readonly url: string;
  readonly type: string;
  /** Bytes of the body as sent. */
  readonly bytes: number;
  /** Whether the service worker sent the request, not the page. */
  readonly isWorker: boolean;
}

export interface Edge {
  readonly link: Link;
  /** All exchanges since it was last emptied. */
  readonly seen: Exchange[];
  /** Serves an origin (`http://…`) at a port. */
  readonly front: (port: number, upstream: string) => Promise<void>;
  readonly close: () => void;
}

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[]>;
  readonly body: Buffer;
}

/** Headers of one connection only (RFC 9113, 8.2.2), or headers that are set again. */
const HOP = new Set('connection keep-alive transfer-encoding upgrade host content-length'.split(' '));
/** The usual brotli quality of an edge for dynamic responses. */
const LIVE_QUALITY = 5;
const WORTH_IT = 860;

const toBrotli = promisify(brotliCompress);

function passedOn(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || name.startsWith(':') || HOP.has(name) ? [] : [[name, value] as const],
  );
  return Object.fromEntries(entries);
}

async function bodyOf(stream: IncomingMessage | Http2ServerRequest): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Compresses responses that the origin did not compress. */
async function compressed({ status, headers, body }: Answer, accepted: string | undefined): Promise<Answer> {
  const isWorthIt = body.byteLength > WORTH_IT && isCompressible(String(headers['content-type'] ?? ''));
  if (headers['content-encoding'] || !isWorthIt || chooseEncoding(accepted) !== 'br')
    return { status, headers, body };
  const small = await toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: LIVE_QUALITY } });
  return { status, headers: { ...headers, 'content-encoding': 'br' }, body: small };
}

/** Whether a request is from the service worker, or from the browser for it. */
function isOfWorker(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-dest'] === 'serviceworker' || /\/sw\.js$/.test(headers.referer ?? '');
}

/** Requests the origin. */
async function ask(incoming: Http2ServerRequest, upstream: string, agent: Agent): Promise<Answer> {
  const body = await bodyOf(incoming);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const { method, url, headers } = incoming;
  const outgoing = request(`${upstream}${url}`, {
    method,
    agent,
    headers: { ...passedOn(headers), ...(body.byteLength > 0 && { 'content-length': body.byteLength }) },
  });
  outgoing.once('response', resolve).once('error', reject).end(body);
  const response = await promise;
  const answer: Answer = {
    status: response.statusCode ?? 502,
    headers: passedOn(response.headers),
    body: await bodyOf(response),
  };
  return compressed(answer, headers['accept-encoding']?.toString());
}

/** Starts an edge without origins. */
export function createEdge({ key, cert }: Certificate): Edge {
  const link = createLink();
  const seen: Exchange[] = [];
  const agent = new Agent({ keepAlive: true });
  const openedAt = new WeakMap<object, number>();
  const closers: (() => void)[] = [];
  let isClosed = false;

  async function pass(
    incoming: Http2ServerRequest,
    outgoing: Http2ServerResponse,
    upstream: string,
  ): Promise<void> {
    const at = Date.now();
    // A build uses HTTP/1.1, which has no session.
    const session = (incoming.httpVersionMajor === 2 && incoming.stream.session) || incoming;
    await link.arrive(performance.now() - (openedAt.get(session) ?? performance.now()));
    const { status, headers, body } = await ask(incoming, upstream, agent);
    const url = `https://${incoming.authority}${incoming.url}`;
    const isWorker = isOfWorker(incoming.headers);
    seen.push({ at, url, type: String(headers['content-type'] ?? ''), bytes: body.byteLength, isWorker });
    // The client has closed the stream.
    if (outgoing.destroyed) return;
    outgoing.writeHead(status, { ...headers, 'content-length': String(body.byteLength) });
    const urgency = urgencyOf(incoming.headers['priority']?.toString());
    await link.deliver(body, urgency, (slice) => {
      if (!outgoing.destroyed) outgoing.write(slice);
    });
    outgoing.end();
  }

  function front(port: number, upstream: string): Promise<void> {
    const server = createSecureServer({ key, cert, allowHTTP1: true }, (incoming, outgoing) => {
      pass(incoming, outgoing, upstream).catch((error: unknown) => {
        if (!isClosed)
          process.stderr.write(
            `${incoming.url}: ${error instanceof Error ? error.message : String(error)}\n`,
          );
        outgoing.stream?.destroy();
      });
    });
    const sessions = new Set<{ destroy: () => void }>();
    server.on('session', (session) => {
      sessions.add(session);
      openedAt.set(session, performance.now());
      session.once('close', () => sessions.delete(session));
    });
    closers.push(() => {
      for (const session of sessions) session.destroy();
      server.close();
    });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
    return promise;
  }

  return {
    link,
    seen,
    front,
    close: () => {
      isClosed = true;
      for (const close of closers) close();
      agent.destroy();
    },
  };
}
