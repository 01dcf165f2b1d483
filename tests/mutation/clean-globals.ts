/** All test files run in one thread (`warm-thread.ts`): none finds globals that another has changed. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
