import type { SandboxApp } from '../sandbox-app.ts';

/**
 * POST /beacon: what pages tell of themselves (`PUBLIC_BEACON_URL`), no call of the wire contract. Nothing is kept of it
 * but the record of calls.
 */
export function addBeaconRoute(app: SandboxApp): void {
  app.post('/beacon', (c) => c.body(null, 204));
}
