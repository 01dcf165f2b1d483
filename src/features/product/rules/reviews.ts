/** The reviews of an article and their summary. */

/** How an article fitted compared with its size. */
type Fit = 'small' | 'normal' | 'large';

export type Review = {
  /** ISO day. */
  readonly date: string;
  readonly name: string;
  /** 1 to 5. */
  readonly rating: number;
  /** The size that was bought. */
  readonly size?: string | undefined;
  readonly fit?: Fit | undefined;
  readonly text?: string | undefined;
};

/** How many there are and their mean, to one decimal. */
export type ReviewSummary = { readonly count: number; readonly rating: number };

/** The fit that most reviews agree on. */
type FitVotes = { readonly fit: Fit; readonly votes: number; readonly of: number };

/** Number and mean of reviews; undefined without any. */
export function summaryOf(reviews: readonly Review[]): ReviewSummary | undefined {
  if (reviews.length === 0) return undefined;
  const sum = reviews.reduce((before, { rating }) => before + rating, 0);
  return { count: reviews.length, rating: Math.round((sum * 10) / reviews.length) / 10 };
}

/** The most frequent fit; undefined without votes, or if no fit has more than the others. */
export function fitVotes(reviews: readonly Review[]): FitVotes | undefined {
  const fits = reviews.flatMap(({ fit }) => fit ?? []);
  const votes = (['small', 'normal', 'large'] as const)
    .map((fit) => ({ fit, votes: fits.filter((each) => each === fit).length, of: fits.length }))
    .toSorted((one, other) => other.votes - one.votes);
  const [first, second] = votes;
  return first && second && first.votes > second.votes ? first : undefined;
}

/** The latest first; reviews of one day keep their order. */
export function latestFirst(reviews: readonly Review[]): readonly Review[] {
  return reviews.toSorted((one, other) => other.date.localeCompare(one.date));
}
