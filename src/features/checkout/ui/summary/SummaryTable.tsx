/**
 * The table of an order (checkout §2, Order summary panel): 'Tu orden' around lines from the storage or from React, and
 * the receipt. It adapts to its container (SummaryTable.css).
 */
import type { ReactNode } from 'react';
import './SummaryTable.css';

export type SummaryWords = Readonly<
  Record<'product' | 'quantity' | 'total' | 'shipping' | 'free' | 'grandTotal', string>
>;

export type SummaryTableProps = {
  readonly words: SummaryWords;
  /** The grand total as it is shown. */
  readonly total: string;
  /** The same in cents of GTQ where it is the cart's, which may change; missing where it is what was paid. */
  readonly cents?: number;
  /** `<tbody>` with the lines. */
  readonly children: ReactNode;
};

export function SummaryTable({ words, total, cents, children }: SummaryTableProps) {
  return (
    <div className="summary-frame">
      <table className="summary-table">
        <thead>
          <tr>
            <th scope="col">{words.product}</th>
            <th scope="col">{words.quantity}</th>
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        {children}
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {words.shipping}
            </th>
            <td>{words.free}</td>
          </tr>
          <tr className="summary-total">
            <th scope="row">{words.grandTotal}</th>
            <td
              colSpan={2}
              translate="no"
              data-stored={cents === undefined ? undefined : 'total'}
              data-cents={cents}
            >
              {total}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
