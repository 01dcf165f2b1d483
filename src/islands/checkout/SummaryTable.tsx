/** The table of 'Tu orden' (checkout spec §2, Order summary panel), around lines from the storage or from React. */
import type { ReactNode } from 'react';
import type { Text } from '#i18n/messages.ts';
import './SummaryTable.css';

export type SummaryTableProps = {
  readonly t: Text<'checkout'>;
  /** The grand total as it is shown, and in cents of GTQ. */
  readonly total: string;
  readonly cents: number;
  /** `<tbody>` with the lines. */
  readonly children: ReactNode;
};

export function SummaryTable({ t, total, cents, children }: SummaryTableProps) {
  return (
    <table className="summary-table">
      <thead>
        <tr>
          <th scope="col">{t('summary.product')}</th>
          <th scope="col">{t('summary.quantity')}</th>
          <th scope="col">{t('summary.total')}</th>
        </tr>
      </thead>
      {children}
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('summary.shipping')}
          </th>
          <td>{t('summary.free')}</td>
        </tr>
        <tr className="summary-total">
          <th scope="row">{t('summary.grandTotal')}</th>
          <td colSpan={2} data-stored="total" data-cents={cents}>
            {total}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
