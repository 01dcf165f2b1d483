/** Preloaded in a measured build: reports the peak memory and the processor time of its process at exit. */
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// A thread would report the costs of its process again.
const file = isMainThread ? process.env['BENCH_COST_FILE'] : undefined;

process.on('exit', () => {
  if (!file) return;
  // Units: kilobytes on every system, and microseconds.
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  appendFileSync(file, `${maxRSS} ${userCPUTime + systemCPUTime}\n`);
});
