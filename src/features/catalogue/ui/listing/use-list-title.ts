/** The page's title says what its heading says. */
import { useEffect, useState } from 'react';
import { shopConfiguration } from '#shared/configuration/settings.ts';

/** `heading`: of a search or of another list than the built one; undefined for that one, whose title was built. */
export function useListTitle(heading: string | undefined): void {
  const [built] = useState(() => (typeof document === 'undefined' ? '' : document.title));
  useEffect(() => {
    document.title = heading === undefined ? built : `${heading} | ${shopConfiguration.storeName}`;
  }, [heading, built]);
}
