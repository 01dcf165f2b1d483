/** The part of a long saved list that is shown (decision 126, Bounds): thousands of cards would stop the page. */
import { useState } from 'react';

export type ShownPart<Row> = {
  readonly shown: readonly Row[];
  /** Shows as many again; undefined where all are shown. */
  readonly showMore: (() => void) | undefined;
};

/** Shows `step` rows, and as many again with each `showMore`. */
export function useShownPart<Row>(rows: readonly Row[], step: number): ShownPart<Row> {
  const [most, setMost] = useState(step);
  const showMore = most < rows.length ? () => setMost(most + step) : undefined;
  return { shown: rows.slice(0, most), showMore };
}
