/** Says so when what was pressed cannot be answered, because its code did not come (decision 127, Code that is gone). */
import { showLoadError } from './head/show-load-error.ts';

/** What nobody pressed fails without a word: the page does without it. */
export function reportChunkErrors(): void {
  addEventListener('vite:preloadError', (event) => {
    // An island reports a lost press without a payload: activation may have expired while its code was retried.
    const isPress = !('payload' in event) || navigator.userActivation?.isActive;
    // Where a new load helps by itself, `stale-build.ts` is about to load the page anew.
    if (isPress) showLoadError();
  });
}
