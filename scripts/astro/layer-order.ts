/**
 * Puts the order of the cascade's layers at the top of every style sheet: Astro writes the styles of a page's
 * components before those of its layout, and the first sheet that names a layer decides that layer's place.
 */
import { readFileSync } from 'node:fs';

const file = readFileSync(new URL('../../src/styles/layers.css', import.meta.url), 'utf8');
const order = file.replace(/\/\*.*?\*\//gs, '').trim();

/** What PostCSS hands over of a style sheet, as far as it is needed here. */
interface Sheet {
  readonly prepend: (css: string) => unknown;
}

/** The PostCSS plugin that does it. */
export const layerOrder = {
  postcssPlugin: 'layer-order',
  Once: (sheet: Sheet): void => {
    sheet.prepend(order);
  },
};
