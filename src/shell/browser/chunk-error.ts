/** Says so when what was pressed cannot be answered, because its code did not come (decision 127, Code that is gone). */
import { showLoadError } from './head/show-load-error.ts';

/** What nobody pressed fails without a word: the page does without it. */
export function reportChunkErrors(): void {
  addEventListener('vite:preloadError', () => {
    // Where a new load helps by itself, `stale-build.ts` is about to load the page anew.
    if (navigator.userActivation?.isActive) showLoadError();
  });
}
