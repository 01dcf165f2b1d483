/** All files of tests run in one thread (`warm-thread.ts`): none finds what another left in the globals. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
