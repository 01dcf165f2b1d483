/** One JSON call over HTTP with a deadline and a size limit; returns every failure as a value (storefront §7; §8). */
import type { Connection } from './connection.ts';
import type { Answer, ServiceFailure } from './failure.ts';
import { messageText } from './message.ts';
import { isRefusal, metaSchema } from './wire/envelope.ts';

export type Call = {
  readonly connection: Connection;
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** Path and query, from the slash on. */
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
};

/** The part of a `zod/mini` schema that is used here. */
export type AnswerSchema<T> = {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: readonly { readonly path: readonly PropertyKey[] }[] } };
};

/** Deadline of a whole call, its body included. */
export const CALL_TIMEOUT_MS = 15_000;
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * The JSON object of a service's answer, and the `message` of its envelope. Never rejects and never retries. A body
 * over the limit counts as invalid JSON and is not read completely.
 */
export async function requestJson(call: Call): Promise<Answer<unknown>> {
  try {
    const response = await send(call);
    const json = jsonOf(await readBody(response, call.connection.maxBytes ?? MAX_BYTES));
    const message = messageOf(json);
    if (!response.ok) return failed(httpFailure(response, message));
    if (json === undefined) return failed({ kind: 'not-json', status: response.status });
    if (isRefusal(json)) return failed({ kind: 'refused', message });
    return { ok: true, value: json, message };
  } catch {
    return failed({ kind: call.connection.signal?.aborted ? 'aborted' : 'network' });
  }
}

/** Parses the answer with a schema; another shape fails as 'unexpected' with the path of the first bad field. */
export function parseAnswer<T>(answer: Answer<unknown>, schema: AnswerSchema<T>): Answer<T> {
  if (!answer.ok) return answer;
  const parsed = schema.safeParse(answer.value);
  if (parsed.success) return { ok: true, value: parsed.data, message: answer.message };
  const path = parsed.error.issues[0]?.path.map(String).join('.') ?? '';
  return failed({ kind: 'unexpected', path, ...(hasReason(answer) && { message: answer.message }) });
}

/** Success messages of a service, which explain no failure. */
const CONTENT = /^(success|ok)\b|^$/i;

const hasReason = ({ message }: { readonly message: string }): boolean => !CONTENT.test(message);

/** A failed answer. */
export function failed(failure: ServiceFailure): { readonly ok: false; readonly failure: ServiceFailure } {
  return { ok: false, failure };
}

function send({ connection, method, path, body }: Call): Promise<Response> {
  const { baseUrl, token, fetch = globalThis.fetch } = connection;
  return fetch(`${baseUrl}${path}`, {
    method,
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    cache: 'no-store',
    credentials: 'omit',
    signal: signalOf(connection),
  });
}

/** The signals that end a call: the caller's and the deadline; null if there is none. */
function signalOf({ signal, timeoutMs = CALL_TIMEOUT_MS }: Connection): AbortSignal | null {
  if (!Number.isFinite(timeoutMs)) return signal ?? null;
  const deadline = AbortSignal.timeout(timeoutMs);
  return signal ? eitherSignal(signal, deadline) : deadline;
}

function messageOf(json: object | undefined): string {
  if (!json) return '';
  const own = 'message' in json ? messageText(json.message) : '';
  return own || (metaSchema.safeParse(json).data?.mensaje ?? '');
}

/** Status 500 'aborted' is recognised by the status text, or by the message where HTTP/2 has no status text. */
function httpFailure({ status, statusText }: Response, message: string): ServiceFailure {
  const aborted = status === 500 && [statusText, message].some((text) => text.toLowerCase() === 'aborted');
  return aborted ? { kind: 'aborted' } : { kind: 'http', status, message };
}

/** Aborts with the first of two signals, for its reason: `AbortSignal.any`, which Safari has since 17.4 and Chrome since 116. */
export function eitherSignal(one: AbortSignal, other: AbortSignal): AbortSignal {
  const either = new AbortController();
  for (const signal of [one, other]) {
    const abort = (): void => either.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { signal: either.signal });
  }
  return either.signal;
}

/**
 * Reads the body as UTF-8 without a byte order mark. Returns undefined if it is larger than `maxBytes`, and cancels
 * the transfer. Rejects if the connection breaks or the request is aborted.
 */
export async function readBody(response: Response, maxBytes: number): Promise<string | undefined> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** The JSON object or array of a body; undefined for anything else, including `null` and single values. */
function jsonOf(text: string | undefined): object | undefined {
  try {
    const json: unknown = JSON.parse(text ?? '');
    return typeof json === 'object' && json !== null ? json : undefined;
  } catch {
    return undefined;
  }
}
