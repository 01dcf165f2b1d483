/** A text with amounts, such as 'Hasta Q 300'. Its parts are constant, because React cannot update translated texts. */
import { Fragment } from 'react';

export type AmountTextProps = {
  /** Pieces of the text; numbers are cents of GTQ. */
  readonly parts: readonly (string | number)[];
  /** Prints cents of GTQ in the page's language and currency, round amounts without decimals. */
  readonly format: (cents: number) => string;
};

/** Each amount has its cents in `data-cents`, from which a change of currency prints it again. */
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
