/** What every page does before anybody uses it; all else comes with its parts. */

import { addPart, startParts } from '#shared/hydration/page-parts.ts';
import { whenShown } from '#shared/hydration/when-shown.ts';
import { holdArrowKeys } from './arrow-keys.ts';
import type { Dialogs } from './page-later.ts';
import { startPictureFallback } from './pictures/picture-fallback.ts';
import { reloadStaleBuild } from './releases/stale-build.ts';
import { startToasts } from './toasts/toast-listener.ts';

/** Starts the page; each loader brings what fills one of its dialogs. */
export function startPage(dialogs: Dialogs): void {
  reloadStaleBuild();
  startPictureFallback();
  startToasts();
  addPart(
    async () => {
      const { laterStarts } = await import('./page-later.ts');
      return laterStarts(dialogs);
    },
    ...Object.values(dialogs),
  );
  holdArrowKeys();
  // All scripts of the page have added their parts by then (HTML, 8.5.3), but for one that had to be asked for again.
  for (const moment of ['DOMContentLoaded', 'page:late'])
    addEventListener(moment, () => whenShown(startParts));
}
