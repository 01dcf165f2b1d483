import { createSandbox, type Sandbox } from '../../../scripts/sandbox/sandbox.ts';
import type { SandboxOptions } from '../../../scripts/sandbox/settings.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

/** The fixed time of these tests: 2026-01-15 12:00 UTC. */
export const NOON = Date.UTC(2026, 0, 15, 12);

/** A sandbox in memory that sells the small catalogue. */
export function smallSandbox(options: SandboxOptions = {}): Sandbox {
  return createSandbox({
    catalogue: SMALL_CATALOGUE,
    faults: true,
    slowMilliseconds: 20,
    now: () => NOON,
    siteOrigin: 'https://tienda.example',
    ...options,
  });
}

type Extras = {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
};

/** Calls the store API or the cart service with a JSON body and reads a JSON answer. */
export async function call(sandbox: Sandbox, path: string, extras: Extras = {}) {
  const { method = extras.body === undefined ? 'GET' : 'POST', body, headers } = extras;
  const response = await sandbox.storeApp.request(path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: await response.json() };
}
