/** Videos that play by themselves wait until the page is at rest (decision 107, First interaction). */
import { isScarce, onPageRest } from '#shared/hydration/at-rest.ts';

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Finds `[data-quiet-video]`; fetches nothing where data are scarce, or with reduced motion. */
export function startQuietVideosAtRest(): void {
  if (isScarce() || wantsStillness() || !document.querySelector('[data-quiet-video]')) return;
  onPageRest(() => {
    void import('./quiet-videos.ts')
      .then(({ startQuietVideos }) => startQuietVideos())
      .catch(() => undefined);
  });
}
