/**
 * Runs before each test file. Awaited results arrive within a second on an idle machine; a busy one is slow, not wrong.
 * `expect.poll` and `expect.element` take their limit from the configuration, which `vi.waitFor` does not read.
 */
import { vi } from 'vitest';

const NETWORK_TIMEOUT_MS = 10_000;

const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: NETWORK_TIMEOUT_MS, ...options });
