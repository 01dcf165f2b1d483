/**
 * Renders React components in builds instead of the renderer of `@astrojs/react`, which renders each component twice
 * (once to detect React) and reads HTML back from a byte stream. The shop uses React only, and its pages do not wait
 * for data while they are rendered.
 */
import renderer from '@astrojs/react/server.js';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { escapeNonLatin1, toLatin1String } from '../../src/shared/html/latin1.ts';

type Props = Record<string, unknown>;
type Slots = Record<string, string>;
/** Astro's arguments; `result` only identifies the page. */
type Call = { readonly result: object };

type Metadata = Parameters<typeof renderer.renderToStaticMarkup>[3];

/** Resource hints that React adds; each page prefetches its resources itself. */
const RESOURCE_LINK = /<link\s[^>]*rel="(?:preload|modulepreload|stylesheet|preconnect|dns-prefetch)"[^>]*>/g;

/** The number of components with generated ids, by page. */
const withIds = new WeakMap<object, number>();

/** Written unescaped: React puts attributes into double quotes, and JSON attributes contain many of those (`shared/html/json-attribute.ts`). */
const APOSTROPHE = '&#x27;';

function withoutLinks(html: string): string {
  return html.includes('<link') ? html.replace(RESOURCE_LINK, '') : html;
}

/**
 * Prefixes ids for each component that generates any, so that they are unique on a page and independent of its other
 * content. Islands use another first letter.
 */
function render(page: object, Component: ComponentType<Props>, props: Props): string {
  const count = withIds.get(page) ?? 0;
  const identifierPrefix = `b${count}`;
  const html = renderToString(createElement(Component, props), { identifierPrefix });
  if (html.includes(`_${identifierPrefix}R_`)) withIds.set(page, count + 1);
  return toLatin1String(escapeNonLatin1(withoutLinks(html).replaceAll(APOSTROPHE, "'")));
}

/** Astro's renderer interface. */
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
