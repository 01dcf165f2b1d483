import { useInsertionEffect } from 'react';
import { adoptStyles } from '#styles/adopt-styles.ts';

const adopted = new Set<string>();

/**
 * Styles that only some visits need (`src/styles/README.md`, the second way): they are in the script of the component, and
 * hold once it is shown. Imported in the first way they would stand in every page that could ever show it.
 */
export function Style({ css }: { readonly css: string }) {
  useInsertionEffect(() => {
    if (adopted.has(css)) return;
    adopted.add(css);
    adoptStyles(css);
  }, [css]);
  return null;
}
