/** The possible faults of a call as data: each of them happens to each call of the matrix. */

/** A slow answer: every call's own deadline ends the wait before these thirty seconds. */
export const SLOW_MS = 30_000;
/** Above the size limit of an answer (decision 92, Sizes of answers). */
const HUGE_CHARACTERS = 9 * 1024 * 1024;

/** The service's own message about its faults. */
export const WORDS = 'Servicio en mantenimiento';

export const FAULTS = {
  refused: 'the connection is refused',
  500: 'status 500, with a message',
  401: 'status 401, with a message',
  404: 'status 404, with a message',
  slow: 'nothing comes for 30 s',
  html: 'a page with status 200',
  truncated: 'half of the good answer',
  'wrong types': 'the good answer, each value in a list of its own',
  empty: 'status 200 without a body',
  huge: '9 MB of JSON',
  'error inside': 'status 200 around an error: a code of 500, a message, no data',
  left: 'the page is left meanwhile, and opened again',
} as const;

export type FaultName = keyof typeof FAULTS;

export const FAULT_NAMES: readonly FaultName[] = [
  'refused',
  500,
  401,
  404,
  'slow',
  'html',
  'truncated',
  'wrong types',
  'empty',
  'huge',
  'error inside',
  'left',
];

/** The result of a call: an answer, or none. */
export type Reply =
  | { readonly kind: 'answer'; readonly status: number; readonly type: string; readonly body: string }
  | { readonly kind: 'refused' | 'silent' | 'left' };

const JSON_TYPE = 'application/json';

const json = (body: unknown, status = 200): Reply => ({
  kind: 'answer',
  status,
  type: JSON_TYPE,
  body: JSON.stringify(body),
});

/** The same value with every leaf wrapped in a list: `{"a":1}` becomes `{"a":[1]}`. */
function mistyped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mistyped);
  if (typeof value !== 'object' || value === null) return [value];
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mistyped(each)]));
}

/** The good answer. */
export const goodReply = (good: unknown): Reply => json(good);

/** The reply of a call with this good answer under a fault. */
export function replyOf(fault: FaultName, good: unknown): Reply {
  switch (fault) {
    case 'refused':
    case 'left':
      return { kind: fault };
    case 'slow':
      return { kind: 'silent' };
    case 500:
    case 401:
    case 404:
      return json({ code: fault, message: WORDS }, fault);
    case 'html':
      return {
        kind: 'answer',
        status: 200,
        type: 'text/html',
        body: '<!doctype html><h1>Volvemos pronto</h1>',
      };
    case 'truncated': {
      const whole = JSON.stringify(good);
      return { kind: 'answer', status: 200, type: JSON_TYPE, body: whole.slice(0, whole.length / 2) };
    }
    case 'wrong types':
      return json(mistyped(good));
    case 'empty':
      return { kind: 'answer', status: 200, type: JSON_TYPE, body: '' };
    case 'huge':
      return json({ ...Object(good), more: 'x'.repeat(HUGE_CHARACTERS) });
    case 'error inside':
      return json({ code: 500, message: WORDS, data: null });
  }
}
