/**
 * Puts the order of the cascade layers at the top of every style sheet: Astro writes the styles of components before
 * those of the layout, and the first sheet that names a layer decides its place.
 */
import { readFileSync } from 'node:fs';

const file = readFileSync(new URL('../../src/styles/layers.css', import.meta.url), 'utf8');
const order = file.replace(/\/\*.*?\*\//gs, '').trim();

/** The part of PostCSS's style sheet that is used here. */
interface Sheet {
  readonly prepend: (css: string) => unknown;
}

/** The PostCSS plugin. */
export const layerOrder = {
  postcssPlugin: 'layer-order',
  Once: (sheet: Sheet): void => {
    sheet.prepend(order);
  },
};
