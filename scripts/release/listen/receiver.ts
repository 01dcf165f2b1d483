/** The address that a back office calls when something changed: `POST /publish`, signed. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { Ask } from './latest-wins.ts';
import { createJudge, type Verdict } from './signature.ts';

/** What a receiver works with. */
export interface ReceiverOptions {
  /** 0 takes any free one. */
  readonly port: number;
  readonly host: string;
  readonly secret: string;
  /** Seconds since 1970. */
  readonly now: () => number;
  readonly ask: Ask;
}

export interface Receiver {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const LARGEST_BODY = 65_536;
const SLOWEST_MS = 10_000;

const STATUS: Readonly<Record<Exclude<Verdict, 'good'>, number>> = {
  'wrong-signature': 401,
  old: 401,
  repeated: 409,
};

interface Answer {
  readonly status: number;
  readonly result: string;
}

/** The body as text; undefined when it is larger than any call of a back office. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > LARGEST_BODY) return undefined;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const headerOf = ({ headers }: IncomingMessage, name: string): string => String(headers[name] ?? '');

async function answerTo(
  request: IncomingMessage,
  judge: ReturnType<typeof createJudge>,
  ask: Ask,
): Promise<Answer> {
  if (request.url !== '/publish') return { status: 404, result: 'not-found' };
  if (request.method !== 'POST') return { status: 405, result: 'not-allowed' };
  const body = await bodyOf(request);
  if (body === undefined) return { status: 413, result: 'too-large' };
  const [time, signature] = ['x-publish-time', 'x-publish-signature'].map((name) => headerOf(request, name));
  const verdict = judge({ time: time ?? '', signature: signature ?? '', body });
  return verdict === 'good' ? { status: 202, result: ask() } : { status: STATUS[verdict], result: verdict };
}

/** Starts to listen. */
export async function startReceiver(options: ReceiverOptions): Promise<Receiver> {
  const { port, host, secret, now, ask } = options;
  const judge = createJudge(secret, now);
  const server = createServer({ requestTimeout: SLOWEST_MS }, async (request, response) => {
    try {
      const { status, result } = await answerTo(request, judge, ask);
      response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' });
      response.end(JSON.stringify({ result }));
    } catch {
      // The caller went away in the middle of its call: there is nobody to answer.
      response.destroy();
    }
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const chosen = typeof address === 'object' && address ? address.port : port;
  return {
    origin: `http://${host}:${chosen}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
