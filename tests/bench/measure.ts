/** What the benches measure with. */
import type { CDPSession } from '@playwright/test';

/** Milliseconds of processor time that the page's thread has used so far. */
export async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** How some times, in milliseconds, are spread. */
export function spread(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): string =>
    `${(sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(0)} ms`;
  return `median ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1)}`;
}
