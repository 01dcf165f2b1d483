import { setTimeout as sleep } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Next } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { SandboxContext } from '../context.ts';
import type { SandboxEnv } from '../routes/answers.ts';
import { type FaultName, isFaultName } from './faults.ts';

type FaultCall = {
  readonly c: Context<SandboxEnv>;
  readonly next: Next;
  readonly slowMilliseconds: number;
};
type Play = (call: FaultCall) => Promise<Response | undefined>;

/** Destroys the connection of a call; throws in unit tests, which have no connection. */
function breakConnection(c: Context<SandboxEnv>): Response {
  if (!c.env?.incoming) throw new Error('The connection was dropped by a fault.');
  c.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

function replaceAnswer(c: Context<SandboxEnv>, answer: Response): void {
  c.res = undefined;
  c.res = answer;
}

async function firstHalf(c: Context<SandboxEnv>): Promise<{ readonly whole: Buffer; readonly half: Buffer }> {
  const whole = Buffer.from(await c.res.arrayBuffer());
  return { whole, half: whole.subarray(0, Math.floor(whole.length / 2)) };
}

async function truncate({ c, next }: FaultCall): Promise<undefined> {
  await next();
  const { status, headers } = c.res;
  const { half } = await firstHalf(c);
  replaceAnswer(c, new Response(new Uint8Array(half), { status, headers }));
}

async function cut({ c, next }: FaultCall): Promise<undefined> {
  await next();
  const { status, headers } = c.res;
  const { whole, half } = await firstHalf(c);
  const outgoing = c.env?.outgoing;
  if (!outgoing) throw new Error('The connection was cut by a fault.');
  outgoing.writeHead(status, { ...Object.fromEntries(headers), 'content-length': String(whole.length) });
  outgoing.write(half, () => outgoing.destroy());
  replaceAnswer(c, RESPONSE_ALREADY_SENT);
}

async function abort({ c }: FaultCall): Promise<Response> {
  if (c.env?.outgoing) c.env.outgoing.statusMessage = 'aborted';
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ code: 500, message: 'aborted' });
  return new Response(body, { status: 500, statusText: 'aborted', headers });
}

/** Faults that are not part of a route. */
const PLAYS: Partial<Record<FaultName, Play>> = {
  '500': async ({ c }) => c.json({ code: 500, message: 'Error interno del servidor' }, 500),
  '500-aborted': abort,
  '401': async ({ c }) =>
    c.json({ code: 401, message: 'La sesión ha expirado, inicie sesión de nuevo' }, 401),
  '404': async ({ c }) => c.json({ code: 404, message: 'No encontrado' }, 404),
  slow: async ({ next, slowMilliseconds }) => {
    await sleep(slowMilliseconds);
    await next();
    return undefined;
  },
  hang: async ({ c }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    c.env?.incoming?.socket.once('close', () => resolve());
    await promise;
    return RESPONSE_ALREADY_SENT;
  },
  html: async ({ c }) => c.html('<!doctype html><title>Mantenimiento</title><h1>Volvemos pronto</h1>'),
  empty: async ({ c }) => c.body('', 200, { 'Content-Type': 'application/json' }),
  null: async ({ c }) => c.json(null),
  truncated: truncate,
  cut,
  drop: async ({ c }) => breakConnection(c),
  lost: async ({ c, next }) => {
    await next();
    replaceAnswer(c, breakConnection(c));
    return undefined;
  },
};

const WITHOUT_BODY = new Set([204, 205, 304]);

function customAnswer(body: unknown, status: number): Response {
  if (WITHOUT_BODY.has(status)) return new Response(null, { status });
  const isText = typeof body === 'string';
  const headers = { 'Content-Type': isText ? 'text/plain; charset=utf-8' : 'application/json' };
  return new Response(isText ? body : JSON.stringify(body ?? null), { status, headers });
}

/** Whether a call is one of a test itself, or a preflight. */
const isControl = ({ req }: Context<SandboxEnv>): boolean =>
  req.path.startsWith('/__sandbox') || req.method === 'OPTIONS';

/** Plays the fault that a rule or the header `x-sandbox-fault` requests, if any. */
export function playFaults({ faults, settings }: SandboxContext) {
  return createMiddleware<SandboxEnv>(async (c, next) => {
    if (isControl(c)) return next();
    const { method, path } = c.req;
    const rule = faults.take({ method, path, search: new URL(c.req.url).search });
    if (rule && (rule.status !== undefined || rule.body !== undefined)) {
      return customAnswer(rule.body, rule.status ?? 200);
    }
    const name = rule?.fault ?? c.req.header('x-sandbox-fault');
    if (name === undefined) return next();
    if (!isFaultName(name)) return c.json({ code: 400, message: `Unknown fault ${name}` }, 400);
    const play = PLAYS[name];
    if (play) return play({ c, next, slowMilliseconds: settings.slowMilliseconds });
    c.set('fault', name);
    return next();
  });
}

/** Fields of a payment form that must never be recorded. */
const SECRET_FIELDS = new Set(['ccnumber', 'cvv', 'ccexp']);

/** Headers that tests check. */
const RECORDED_HEADERS = ['authorization', 'content-type', 'origin', 'referer', 'x-sandbox-fault'];

function parsedBody(text: string, contentType: string): unknown {
  if (text === '') return null;
  if (contentType.startsWith('application/x-www-form-urlencoded')) {
    const fields = [...new URLSearchParams(text)];
    return Object.fromEntries(fields.map(([name, value]) => [name, SECRET_FIELDS.has(name) ? '***' : value]));
  }
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Records every call except those of the control routes. */
export function recordRequests(origin: 'api' | 'provider', { requests }: SandboxContext) {
  return createMiddleware<SandboxEnv>(async (c, next) => {
    if (isControl(c)) return next();
    const { method, path } = c.req;
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const text = hasBody ? await c.req.text() : '';
    const headers = RECORDED_HEADERS.flatMap((name) => {
      const value = c.req.header(name);
      return value === undefined ? [] : [[name, value]];
    });
    requests.add({
      origin,
      method,
      path,
      search: new URL(c.req.url).search,
      headers: Object.fromEntries(headers),
      body: parsedBody(text, c.req.header('content-type') ?? ''),
    });
    return next();
  });
}
