/** Loaded before a measured build: reports the peak memory and the processor time of its process at exit. */
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// A thread would tell again what its whole process has taken.
const file = isMainThread ? process.env['BENCH_COST_FILE'] : undefined;

process.on('exit', () => {
  if (!file) return;
  // Kilobytes on every system, and microseconds.
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  appendFileSync(file, `${maxRSS} ${userCPUTime + systemCPUTime}\n`);
});
