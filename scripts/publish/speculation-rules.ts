/**
 * Which pages a browser may fetch, or draw, before they are asked for (Speculation Rules, HTML 7.6): named by a response
 * header, because an inline script would need a hole in the policy. Other browsers: `shell/browser/prefetch-page.ts`.
 */
import { PERSONAL_PAGES } from '../../src/shell/rules/prefetchable.ts';

/** The file that the header names. */
export const SPECULATION_FILE = '/speculation-rules.json';
export const SPECULATION_TYPE = 'application/speculationrules+json';

/** Addresses that are no pages, and those that choose a language by being opened. */
const OTHERS = ['/datos/*', '/_astro/*', '/imagenes/*', '/*.json', '/*\\?*lng=*', '/*.txt', '/*.xml'];

const page = {
  and: [
    { href_matches: '/*' },
    {
      not: {
        href_matches: [
          ...PERSONAL_PAGES.flatMap((name) => [`/${name}`, `/en/${name}`]).map((path) => `${path}*`),
          ...OTHERS,
        ],
      },
    },
    // What is held is answered on the page itself.
    { not: { selector_matches: '[download],[target=_blank],[rel~=nofollow],[data-held]' } },
  ],
};

/** Fetched when a pointer rests on the link, drawn when it goes down. */
export function renderSpeculationRules(): string {
  return `${JSON.stringify({
    prefetch: [{ where: page, eagerness: 'moderate' }],
    prerender: [{ where: page, eagerness: 'conservative' }],
  })}\n`;
}
