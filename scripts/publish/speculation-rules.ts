/**
 * Speculation rules (HTML 7.6): the pages that a browser may prefetch or prerender, in a file named by a response
 * header. `shell/browser/prefetch-page.ts` does the same in other browsers.
 */
import { PERSONAL_PAGES } from '../../src/shell/rules/prefetchable.ts';

/** The file that the header names. */
export const SPECULATION_FILE = '/speculation-rules.json';
export const SPECULATION_TYPE = 'application/speculationrules+json';

/** Addresses that are not pages, or that choose a language when they are opened. */
const EXCLUDED = ['/datos/*', '/_astro/*', '/imagenes/*', '/*.json', '/*\\?*lng=*', '/*.txt', '/*.xml'];

const PAGES = {
  and: [
    { href_matches: '/*' },
    {
      not: {
        href_matches: [...PERSONAL_PAGES.flatMap((name) => [`/${name}*`, `/en/${name}*`]), ...EXCLUDED],
      },
    },
    // The page itself answers a press on a link with `data-held`.
    { not: { selector_matches: '[download],[target=_blank],[rel~=nofollow],[data-held]' } },
  ],
};

/** The text of the file: prefetch when the pointer rests on a link, prerender when it is pressed. */
export const renderSpeculationRules = (): string =>
  `${JSON.stringify({
    prefetch: [{ where: PAGES, eagerness: 'moderate' }],
    prerender: [{ where: PAGES, eagerness: 'conservative' }],
  })}\n`;
