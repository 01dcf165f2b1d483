/** The page's title says what its heading says. */
import { useEffect, useState } from 'react';
import { shopConfiguration } from '#configuration/settings.ts';

/** `heading`: of a search or of another list than the printed one; undefined for that one, whose title was printed. */
export function useListTitle(heading: string | undefined): void {
  const [printed] = useState(() => (typeof document === 'undefined' ? '' : document.title));
  useEffect(() => {
    document.title = heading === undefined ? printed : `${heading} | ${shopConfiguration.storeName}`;
  }, [heading, printed]);
}
