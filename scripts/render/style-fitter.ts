/**
 * Puts the styles of pages where they belong while the pages are made, so that nobody has to read and write them again:
 * as soon as one page of a kind is so heavy that there is no doubt, its kind has a style sheet. What is in doubt stays as it
 * is, and is settled when all pages are there (`publish/page/page-styles.ts`).
 */
import { ownText } from '../publish/page/page-facts.ts';
import {
  type FittedKind,
  firstOf,
  hrefOf,
  isClearlyTooHeavy,
  kindName,
  stylesOf,
  type TaggedPage,
} from '../publish/page/page-styles.ts';
import { tagsOf } from '../publish/page/page-tags.ts';

/** A page with its styles where they belong, or still inline where `kind` is undefined. */
interface FittedPage extends TaggedPage {
  readonly kind: string | undefined;
}

/** Fits one page after the other. */
export interface StyleFitter {
  readonly fit: (file: string, html: string) => Promise<FittedPage>;
  /** A short text that may stand for a page's styles from now on, where these go into a file; else the same. */
  readonly shorten: (css: string) => string;
  /** The kinds that are settled. */
  readonly settled: () => ReadonlyMap<string, FittedKind>;
}

interface OpenKind extends FittedKind {
  css: string;
  href?: string | undefined;
  samplePage?: string | undefined;
  readonly name: string;
  /** Characters of the longest weighed page: a shorter one is not worth weighing. */
  longest: number;
}

/**
 * Makes one.
 * @param known kinds of the last build, by their names: where one has a style sheet, its pages still have it
 */
export function styleFitter(known: ReadonlyMap<string, FittedKind>): StyleFitter {
  const byStyles = new Map<string, OpenKind>();
  const byName = new Map<string, OpenKind>();
  const kindOf = (css: string): OpenKind => {
    const before = byStyles.get(css);
    if (before) return before;
    const own = ownText(css);
    const name = kindName(own);
    const kind = byName.get(name) ?? { css: own, ...known.get(name), name, longest: 0 };
    kind.css = firstOf(kind.css, own);
    byStyles.set(own, kind);
    byName.set(name, kind);
    return kind;
  };
  const weigh = async (kind: OpenKind, file: string, html: string): Promise<void> => {
    if (kind.href !== undefined || html.length <= kind.longest) return;
    kind.longest = html.length;
    if (!(await isClearlyTooHeavy(html))) return;
    kind.href = hrefOf(kind.name);
    kind.samplePage ??= file;
  };
  return {
    fit: async (file, html) => {
      const tags = tagsOf(html);
      const { css, inSheet } = stylesOf(html, tags);
      if (css === '') return { html, tags, kind: undefined };
      const kind = kindOf(css);
      await weigh(kind, file, html);
      if (kind.href === undefined) return { html, tags, kind: undefined };
      return { ...inSheet(kind.href), kind: kind.name };
    },
    shorten: (css) => {
      const kind = byStyles.get(css);
      if (kind?.href === undefined) return css;
      const short = `/*${kind.name}*/`;
      byStyles.set(short, kind);
      return short;
    },
    settled: () =>
      new Map(
        [...byName.values()].flatMap(({ name, css, href, samplePage }) =>
          href === undefined ? [] : [[name, { css, href, samplePage }] as const],
        ),
      ),
  };
}

/** What several threads have settled, as one: of the orders of a kind's styles always the same. */
export function joinKinds(all: readonly ReadonlyMap<string, FittedKind>[]): ReadonlyMap<string, FittedKind> {
  const joined = new Map<string, FittedKind>();
  for (const [name, kind] of all.flatMap((kinds) => [...kinds])) {
    const before = joined.get(name);
    joined.set(name, before ? { ...before, css: firstOf(before.css, kind.css) } : kind);
  }
  return joined;
}
