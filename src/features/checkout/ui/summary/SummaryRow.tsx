/** One line of 'Tu orden'; also the template of the preview (`features/cart/rules/line-template.ts`). */
import { type CartItem, lineTotal, lineUnits } from '#features/cart/rules/cart.ts';
import { type Format, LinePicture, LineVariant, UnitPrice } from '#features/cart/ui/line/LineFacts.tsx';
import { useCheckoutText } from '../checkout-text.ts';

export type SummaryRowProps = {
  readonly line: CartItem;
  readonly format: Format;
};

/** Pixels of the picture at its largest (SummaryTable.css). */
const PICTURE_SIZE = 72;

export function SummaryRow({ line, format }: SummaryRowProps) {
  const t = useCheckoutText();
  const word = (key: 'color' | 'size' | 'unitPrice' | 'listPrice'): string => t(`summary.${key}`);
  return (
    <tr>
      <th scope="row">
        <div className="summary-product">
          <LinePicture line={line} size={PICTURE_SIZE} />
          <div>
            <span className="summary-name" data-field="name">
              {line.name}
            </span>
            <span className="summary-detail">
              <LineVariant line={line} t={word} />
            </span>
            <span className="summary-detail">
              <UnitPrice line={line} t={word} format={format} />
            </span>
          </div>
        </div>
      </th>
      <td data-field="units" data-label={t('summary.quantity')}>
        {lineUnits(line)}
      </td>
      <td data-field="total" translate="no" data-cents={lineTotal(line)}>
        {format(lineTotal(line))}
      </td>
    </tr>
  );
}
