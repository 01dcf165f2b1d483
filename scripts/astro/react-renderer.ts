/**
 * What makes HTML of React components while pages are built, in the place of the one that `@astrojs/react` brings: that
 * one renders each component twice (once to find out whether it is React's) and reads every string back from a stream of
 * bytes. The shop's framework is React alone, and nothing in its pages waits for data while it is rendered.
 */
import renderer from '@astrojs/react/server.js';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { escapeNonLatin1, toLatin1String } from '../../src/shared/html/latin1.ts';

type Props = Record<string, unknown>;
type Slots = Record<string, string>;
/** What Astro calls it with: of the page, all that is looked at is that it stays the same object. */
type Call = { readonly result: object };

type Metadata = Parameters<typeof renderer.renderToStaticMarkup>[3];

/** React finds the resources of a page by itself; which of them are fetched early is the page's own business. */
const RESOURCE_LINK = /<link\s[^>]*rel="(?:preload|modulepreload|stylesheet|preconnect|dns-prefetch)"[^>]*>/g;

/** How many components with generated ids a page has had. */
const withIds = new WeakMap<object, number>();

/** Written as it is: React puts every attribute into double quotes, and JSON in attributes has many (`shared/html/json-attribute.ts`). */
const APOSTROPHE = '&#x27;';

function withoutLinks(html: string): string {
  return html.includes('<link') ? html.replace(RESOURCE_LINK, '') : html;
}

/**
 * Ids get a prefix for each component that has any: they tell components of a page apart, islands included, whose prefixes
 * begin with another letter; and whatever else a page shows does not change them.
 */
function render(page: object, Component: ComponentType<Props>, props: Props): string {
  const count = withIds.get(page) ?? 0;
  const identifierPrefix = `b${count}`;
  const html = renderToString(createElement(Component, props), { identifierPrefix });
  if (html.includes(`_${identifierPrefix}R_`)) withIds.set(page, count + 1);
  return toLatin1String(escapeNonLatin1(withoutLinks(html).replaceAll(APOSTROPHE, "'")));
}

/** Astro's interface of a renderer. */
// biome-ignore lint/style/noDefaultExport: what Astro looks for
export default {
  ...renderer,
  check: (Component: unknown): boolean => typeof Component === 'function' || typeof Component === 'object',
  renderToStaticMarkup(
    this: Call,
    Component: ComponentType<Props>,
    props: Props,
    slots: Slots,
    metadata?: Metadata,
  ) {
    const isPlain = Object.keys(slots).length === 0 && props['children'] === undefined && !metadata?.hydrate;
    if (!isPlain) return renderer.renderToStaticMarkup.call(this, Component, props, slots, metadata);
    return { html: render(this.result, Component, props), attrs: {} };
  },
};
