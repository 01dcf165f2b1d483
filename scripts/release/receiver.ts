/** The address that a back office calls to publish: a signed `POST /publish`. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

/** A call, as its headers and its body have it. */
interface SignedCall {
  /** `X-Publish-Time`, in seconds since 1970. */
  readonly time: string;
  /** `X-Publish-Signature`: `sha256=` and the HMAC of time, a point and the body. */
  readonly signature: string;
  readonly body: string;
}

/** Starts a run now, or one more run after the current one. */
type Request = () => 'begins' | 'follows';

/** The settings of a receiver. */
interface ReceiverOptions {
  /** 0 chooses any free port. */
  readonly port: number;
  readonly host: string;
  readonly secret: string;
  /** Seconds since 1970. */
  readonly now: () => number;
  readonly request: Request;
}

/** A server that waits for calls. */
export interface Receiver {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** How far the clocks of two machines may differ, and how long a call is valid. */
export const WINDOW_SECONDS = 300;

const MAX_BODY_BYTES = 65_536;
const REQUEST_TIMEOUT_MS = 10_000;

const STATUS = { valid: 202, 'wrong-signature': 401, old: 401, repeated: 409 } as const;
type Verdict = keyof typeof STATUS;

/** Merges calls that arrive during a run into one more run. @param run never rejects */
export function mergeCalls(run: () => Promise<void>): Request {
  let isRunning = false;
  let isRequested = false;
  const runAll = async (): Promise<void> => {
    isRunning = true;
    while (isRequested) {
      isRequested = false;
      await run();
    }
    isRunning = false;
  };
  return () => {
    isRequested = true;
    if (isRunning) return 'follows';
    void runAll();
    return 'begins';
  };
}

/** Signs a call. */
export function signCall(secret: string, { time, body }: Omit<SignedCall, 'signature'>): string {
  return `sha256=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Creates a function that verifies calls and accepts each of them once.
 * @param now seconds since 1970
 */
export function createVerifier(secret: string, now: () => number): (call: SignedCall) => Verdict {
  const seen = new Map<string, number>();
  return (call) => {
    if (!isEqual(call.signature, signCall(secret, call))) return 'wrong-signature';
    const current = now();
    const time = /^\d{1,12}$/.test(call.time) ? Number(call.time) : Number.NaN;
    if (!(Math.abs(current - time) <= WINDOW_SECONDS)) return 'old';
    for (const [signature, sent] of seen) if (current - sent > WINDOW_SECONDS) seen.delete(signature);
    if (seen.has(call.signature)) return 'repeated';
    seen.set(call.signature, time);
    return 'valid';
  };
}

/** Reads a body as text; undefined when it is too large. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MAX_BODY_BYTES) return undefined;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Starts a server that requests a run for each valid call. */
export async function startReceiver({
  port,
  host,
  secret,
  now,
  request,
}: ReceiverOptions): Promise<Receiver> {
  const verify = createVerifier(secret, now);
  const answer = async (call: IncomingMessage): Promise<readonly [status: number, result: string]> => {
    if (call.url !== '/publish') return [404, 'not-found'];
    if (call.method !== 'POST') return [405, 'not-allowed'];
    const body = await readBody(call);
    if (body === undefined) return [413, 'too-large'];
    const headerOf = (name: string): string => String(call.headers[name] ?? '');
    const signed = { time: headerOf('x-publish-time'), signature: headerOf('x-publish-signature') };
    const verdict = verify({ ...signed, body });
    return [STATUS[verdict], verdict === 'valid' ? request() : verdict];
  };
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, async (call, response) => {
    try {
      const [status, result] = await answer(call);
      response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' });
      response.end(JSON.stringify({ result }));
    } catch {
      // The caller ended the connection.
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
