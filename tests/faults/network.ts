/** A fake network: good answers by path, and one failing call. */
import { vi } from 'vitest';
import { goodReply, type Reply } from './faults.ts';

/** A call, as a rule or as it was made. */
export type Call = { readonly method: string; readonly path: string };

export type FakeNetwork = {
  /** The requests, oldest first: `GET /api/v1/menu`. */
  readonly asked: readonly string[];
  /** Replies to this call with this from now on; without a reply, it succeeds again. */
  readonly fail: (call: Call, reply: Reply | undefined) => void;
};

function isCall(rule: Call, { method, path }: Call): boolean {
  if (rule.method !== method) return false;
  return rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path;
}

/** Never answers, and fails like a browser's call when it is aborted. */
function silence(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

async function responseTo(reply: Reply, signal: AbortSignal | null | undefined): Promise<Response> {
  switch (reply.kind) {
    case 'answer':
      return new Response(reply.body, { status: reply.status, headers: { 'Content-Type': reply.type } });
    case 'silent':
      return silence(signal);
    case 'left':
      globalThis.dispatchEvent(new Event('pagehide'));
      throw new DOMException('The user aborted a request.', 'AbortError');
    case 'refused':
      throw new TypeError('Failed to fetch');
  }
}

/**
 * Installs the network.
 * @param good answers by `METHOD path`, the path as in a rule
 */
export function fakeNetwork(good: ReadonlyMap<Call, unknown>): FakeNetwork {
  const asked: string[] = [];
  let failing: { readonly call: Call; readonly reply: Reply } | undefined;
  const answer = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), 'http://shop.test');
    const call = { method: init.method ?? 'GET', path: pathname };
    asked.push(`${call.method} ${call.path}`);
    if (failing && isCall(failing.call, call)) return responseTo(failing.reply, init.signal);
    const rule = [...good.keys()].find((each) => isCall(each, call));
    if (rule === undefined) throw new TypeError(`Nobody answers ${call.method} ${call.path}`);
    return responseTo(goodReply(good.get(rule)), init.signal);
  };
  vi.stubGlobal('fetch', vi.fn(answer));
  return {
    asked,
    fail: (call, reply) => {
      failing = reply && { call, reply };
    },
  };
}

/** Gives calls deadlines that fake timers advance, unlike the platform's own. */
export function deadlinesByTimer(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
}
