/** Why each package that the shop itself runs or is built with is there, in one line. */

/** Where a package ends up. */
type Reach = 'browser' | 'build';

export interface Reason {
  /** `browser`: its code is sent to shoppers; `build`: it is used in a build only. */
  readonly reach: Reach;
  readonly why: string;
}

/** Every entry of `dependencies` in `package.json`. */
export const REASONS: Readonly<Record<string, Reason>> = {
  '@astrojs/markdown-satteri': {
    reach: 'build',
    why: "Astro's Markdown processor, with a plugin that removes HTML from what editors write",
  },
  '@astrojs/react': { reach: 'browser', why: 'renders React islands to HTML in a build and hydrates them' },
  '@nanostores/persistent': {
    reach: 'browser',
    why: 'stores that live in `localStorage` and agree between tabs',
  },
  '@nanostores/react': { reach: 'browser', why: 'one hook, `useStore`, by which islands read the stores' },
  '@splidejs/splide': {
    reach: 'browser',
    why: "the gallery of a product's page: swiping, keyboard, announcements",
  },
  astro: {
    reach: 'browser',
    why: 'makes the pages; of its code browsers get the element that hydrates islands',
  },
  'astro-i18next': { reach: 'build', why: 'loads the texts of both languages while pages are made' },
  'card-validator': {
    reach: 'browser',
    why: 'issuer, lengths and check digit of card numbers, expiry dates',
  },
  htmlparser2: {
    reach: 'build',
    why: 'reads the pages of a built site: addresses, inline scripts and styles for the policy',
  },
  i18next: {
    reach: 'build',
    why: 'words with plurals and values in pages; browsers have `shared/i18n/client-text.ts` instead',
  },
  minisearch: { reach: 'browser', why: 'index of the suggestions: prefixes, slips of the pen, ranking' },
  nanostores: {
    reach: 'browser',
    why: 'state outside React, so that pages that nobody touches load none of it',
  },
  notyf: { reach: 'browser', why: 'toasts that the specification asks for' },
  react: { reach: 'browser', why: 'what must react: forms, lists, the cart' },
  'react-dom': { reach: 'browser', why: 'hydrates and draws what React describes' },
  satteri: {
    reach: 'build',
    why: 'reads the Markdown of editors as that processor does, to find mistakes in it',
  },
  zod: {
    reach: 'browser',
    why: 'reads what comes from services and storage (`zod/mini`); in a build the configuration',
  },
};

/** The packages whose code browsers are sent, those that they bring not counted. */
export const shippedNames = (): readonly string[] =>
  Object.entries(REASONS).flatMap(([name, { reach }]) => (reach === 'browser' ? [name] : []));

/**
 * What these two bring is for the build: Astro's runtime for browsers and the client of its React integration are files of
 * their own that import React alone.
 */
export const BRING_TOOLS: ReadonlySet<string> = new Set(['astro', '@astrojs/react']);
