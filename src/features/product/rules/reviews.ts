/** What buyers said of an article, and what it comes to. */

/** How an article fitted: smaller than its size says, as it says, larger. */
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

/** What some reviews come to; undefined for none, of which nothing is shown. */
export function summaryOf(reviews: readonly Review[]): ReviewSummary | undefined {
  if (reviews.length === 0) return undefined;
  const sum = reviews.reduce((before, { rating }) => before + rating, 0);
  return { count: reviews.length, rating: Math.round((sum * 10) / reviews.length) / 10 };
}

/** Undefined where no review has a fit, or no fit has more votes than the others. */
export function fitVotes(reviews: readonly Review[]): FitVotes | undefined {
  const told = reviews.flatMap(({ fit }) => fit ?? []);
  const votes = (['small', 'normal', 'large'] as const)
    .map((fit) => ({ fit, votes: told.filter((each) => each === fit).length, of: told.length }))
    .toSorted((one, other) => other.votes - one.votes);
  const [first, second] = votes;
  return first && second && first.votes > second.votes ? first : undefined;
}

/** The latest first; of one day in the order they were written. */
export function latestFirst(reviews: readonly Review[]): readonly Review[] {
  return reviews.toSorted((one, other) => other.date.localeCompare(one.date));
}
