/** The limits of every snapshot (decision 97, Limits of a build). */

/** Deadlines in milliseconds, sizes in bytes. */
export const SNAPSHOT_LIMITS = {
  requestMs: 20_000,
  totalMs: 20 * 60_000,
  maxBytes: 64 * 1024 * 1024,
  attempts: 3,
  pauseMs: 400,
  concurrency: 8,
  perPage: 500,
} as const;

const DEFAULT_FAILURE_SHARE = 0.02;

/** A share of 0…1 from the environment, or the default if it is not valid. */
export function failureShareFrom(value: string | undefined): number {
  const share = Number(value ?? '');
  return value && share >= 0 && share <= 1 ? share : DEFAULT_FAILURE_SHARE;
}
