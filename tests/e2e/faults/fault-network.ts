/** Fails one call of a page, one fault after the other. */
import type { Page, Route } from '@playwright/test';
import { ANSWERS } from '../../faults/answers.ts';
import { type FaultName, replyOf } from '../../faults/faults.ts';
import { type CallName, MATRIX } from '../../faults/matrix/matrix.ts';
import { ORIGINS } from '../fixtures/shop.ts';

type FaultNetwork = {
  /** The call meets this fault from now on; without one it succeeds. */
  readonly meet: (fault: FaultName | undefined) => void;
  /** Resolves when the call has been made since the last `meet`. */
  readonly asked: () => Promise<void>;
};

const HEADERS = { 'Access-Control-Allow-Origin': '*' };

async function play(route: Route, fault: FaultName, name: CallName): Promise<void> {
  const reply = replyOf(fault, ANSWERS[name]);
  if (reply.kind === 'refused') return route.abort('connectionrefused');
  // No answer: the page aborts the call, or is left.
  if (reply.kind !== 'answer') return;
  const { status, type: contentType, body } = reply;
  return route.fulfill({ status, contentType, headers: HEADERS, body });
}

/** Puts the faults between the page and the services. */
export async function faultNetwork(page: Page, name: CallName): Promise<FaultNetwork> {
  const { method, path } = MATRIX[name];
  let meeting: FaultName | undefined;
  let heard = Promise.withResolvers<void>();
  await page.route(`${ORIGINS.sandbox}${path.replace(/\*$/, '**')}*`, async (route) => {
    const request = route.request();
    const isOther = name === 'product' && /\/items\/(stock|search|menu)/.test(request.url());
    if (request.method() !== method || isOther) return route.fallback();
    heard.resolve();
    return meeting === undefined ? route.fallback() : play(route, meeting, name);
  });
  return {
    meet: (fault) => {
      meeting = fault;
      heard = Promise.withResolvers();
    },
    asked: () => heard.promise,
  };
}

/**
 * Gives the page a fake clock, and its calls deadlines that follow it: a test cannot advance the platform's own
 * deadlines.
 */
export async function turnableClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), milliseconds);
      return controller.signal;
    };
  });
}
