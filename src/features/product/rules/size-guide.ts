/** A size guide in one language. Lengths in centimetres. */
export type SizeGuideView = {
  readonly title: string;
  /** How the article fits compared with its size. */
  readonly fit: 'small' | 'normal' | 'large';
  readonly fitNote: string;
  /** Only in a brand's own guide: `usualSizes`. */
  readonly usual?: Readonly<Record<string, string>>;
  readonly measures: readonly { readonly name: string; readonly how: string }[];
  readonly rows: readonly {
    readonly size: string;
    readonly us: string;
    readonly mx: string;
    readonly eu: string;
    /** From and to for each measure, in their order. */
    readonly cm: readonly (readonly [number, number])[];
  }[];
};

/** How an article fits compared with its size. */
export type Fit = SizeGuideView['fit'];

/** A size with its lengths, in centimetres, of which the first decides. */
type Measured = { readonly size: string; readonly cm: readonly (readonly [number, number])[] };

/**
 * The sizes of a brand by the sizes of the common guide (decision 142, Size confidence): the smallest that reaches the
 * middle of the common one, or its longest length if the brand fits small. A size that none reaches is left out.
 */
export function usualSizes(
  common: readonly Measured[],
  { fit, rows }: { readonly fit: Fit; readonly rows: readonly Measured[] },
): Readonly<Record<string, string>> {
  const reached = ([from, to]: readonly [number, number]): number => (fit === 'small' ? to : (from + to) / 2);
  const pairs = common.flatMap(({ size, cm: [own] }) => {
    const usual = own && rows.find(({ cm: [length] }) => length && length[1] >= reached(own));
    return usual ? [[size, usual.size] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/** The rule that assigns a guide to articles. */
export type GuideRule = {
  readonly id: string;
  readonly kind: string;
  readonly brand: string | null;
  readonly categories: readonly string[];
  readonly sizes: readonly string[];
  /** How a brand fits by its own guide. */
  readonly fit?: Fit | undefined;
};

/** The guides there are, and the category slug of each menu entry by its levels (`N1/N2/N3`). */
export type GuideIndex = {
  readonly guides: readonly GuideRule[];
  readonly categories: Readonly<Record<string, string>>;
};

type Article = {
  /** Link slug of its category. */
  readonly category: string;
  /** Slug of its brand. */
  readonly brand: string;
  readonly sizes: readonly string[];
};

function beginsCategory(slug: string, category: string): boolean {
  return category === slug || category.startsWith(`${slug}/`);
}

/** Length of the longest slug of a guide that begins the category; 0 for none. */
function reach({ categories }: GuideRule, category: string): number {
  return Math.max(
    0,
    ...categories.filter((slug) => beginsCategory(slug, category)).map((slug) => slug.length),
  );
}

/**
 * The guide of an article: of those with all its sizes, the one with the longest category that begins the article's. A guide
 * of its brand for the same kind replaces it. Undefined if none fits.
 */
export function guideFor<Guide extends GuideRule>(
  guides: readonly Guide[],
  { category, brand, sizes }: Article,
): Guide | undefined {
  const fits = (guide: GuideRule): boolean =>
    sizes.length > 0 && sizes.every((size) => guide.sizes.includes(size));
  const [kind] = guides
    .filter((guide) => guide.brand === null && fits(guide) && reach(guide, category) > 0)
    .toSorted((one, other) => reach(other, category) - reach(one, category));
  if (!kind) return undefined;
  return guides.find((guide) => guide.brand === brand && guide.kind === kind.kind && fits(guide)) ?? kind;
}
