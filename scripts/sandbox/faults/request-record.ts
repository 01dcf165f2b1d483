import { createMiddleware } from 'hono/factory';
import type { SandboxContext } from '../context.ts';
import type { SandboxEnv } from '../routes/answers.ts';

/** A call that arrived, without card data. */
export type RecordedRequest = {
  readonly origin: 'api' | 'provider';
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON body, the fields of a form, another body as text, or null. */
  readonly body: unknown;
};

/** The latest calls, oldest first. */
export type RequestRecord = {
  add(request: RecordedRequest): void;
  all(): readonly RecordedRequest[];
  clear(): void;
};

const MAX_REQUESTS = 2000;

/** An empty record. */
export function createRequestRecord(): RequestRecord {
  const requests: RecordedRequest[] = [];
  return {
    add(request) {
      requests.push(request);
      if (requests.length > MAX_REQUESTS) requests.shift();
    },
    all: () => [...requests],
    clear() {
      requests.length = 0;
    },
  };
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
    const { method, path } = c.req;
    if (path.startsWith('/__sandbox') || method === 'OPTIONS') return next();
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
