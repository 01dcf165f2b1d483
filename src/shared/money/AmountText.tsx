/** A text with amounts in it, such as 'Hasta Q 300'. Its parts are constant: a translation takes the texts from React. */
import { Fragment } from 'react';

export type AmountTextProps = {
  /** Pieces of the text; numbers are cents of GTQ. */
  readonly parts: readonly (string | number)[];
  /** Prints cents of GTQ in the page's language and currency, round amounts without decimals. */
  readonly format: (cents: number) => string;
};

/** Each amount carries its cents in `data-cents`, so that a change of currency can print it anew (see Price.tsx). */
export function AmountText({ parts, format }: AmountTextProps) {
  return parts.map((part) =>
    typeof part === 'number' ? (
      <span key={part} translate="no" data-cents={part} data-limit="" suppressHydrationWarning>
        {format(part)}
      </span>
    ) : (
      <Fragment key={part}>
        {/* Constant text of its key. */}
        {part}
      </Fragment>
    ),
  );
}
