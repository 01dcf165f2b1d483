import { useInsertionEffect } from 'react';
import { adoptStyles } from '#styles/adopt-styles.ts';

const adopted = new Set<string>();

/** Adopts styles that only some visits need, with the script of their component (`src/styles/README.md`, the second way). */
export function Style({ css }: { readonly css: string }) {
  useInsertionEffect(() => {
    if (adopted.has(css)) return;
    adopted.add(css);
    adoptStyles(css);
  }, [css]);
  return null;
}
