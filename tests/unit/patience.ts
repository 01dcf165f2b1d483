/**
 * Runs before each file of tests. What is waited for has come within a second on a machine of its own; on a busy one that
 * is late and not wrong. `expect.poll` and `expect.element` have it from the configuration, which `vi.waitFor` does not read.
 */
import { vi } from 'vitest';

const NETWORK_TIMEOUT_MS = 10_000;

const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: NETWORK_TIMEOUT_MS, ...options });
