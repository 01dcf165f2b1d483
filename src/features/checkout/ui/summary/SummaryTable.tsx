/** The table of an order in 'Tu orden' and the receipt (checkout §2, Order summary panel). */
import type { ReactNode } from 'react';
import './SummaryTable.css';

export type SummaryTableProps = {
  readonly words: (key: 'product' | 'quantity' | 'total' | 'shipping' | 'free' | 'grandTotal') => string;
  /** The formatted grand total. */
  readonly total: string;
  /** The grand total in cents of GTQ, for the cart, whose currency may change. */
  readonly cents?: number;
  readonly children: ReactNode;
};

export function SummaryTable({ words, total, cents, children }: SummaryTableProps) {
  return (
    <div className="summary-frame">
      <table className="summary-table">
        <thead>
          <tr>
            <th scope="col">{words('product')}</th>
            <th scope="col">{words('quantity')}</th>
            <th scope="col">{words('total')}</th>
          </tr>
        </thead>
        {children}
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {words('shipping')}
            </th>
            <td>{words('free')}</td>
          </tr>
          <tr className="summary-total">
            <th scope="row">{words('grandTotal')}</th>
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
