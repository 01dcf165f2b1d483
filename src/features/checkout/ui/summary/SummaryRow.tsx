/** One line of 'Tu orden'; also the template of the preview (`features/cart/rules/line-template.ts`). */

import { type CartItem, lineTotal, lineUnits } from '#features/cart/rules/cart.ts';
import { LinePicture } from '#features/cart/ui/line/LinePicture.tsx';
import { translateCatalogTerm } from '#features/catalogue/rules/catalog-terms.ts';
import { itemPrice } from '#shared/money/price.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useCheckoutText } from '../checkout-text.ts';

export type SummaryRowProps = {
  readonly line: CartItem;
  readonly format: (cents: number) => string;
};

/** Pixels of the picture at its largest (SummaryTable.css). */
const PICTURE_SIZE = 72;

export function SummaryRow({ line, format }: SummaryRowProps) {
  const t = useCheckoutText();
  const unit = itemPrice(line);
  return (
    <tr>
      <th scope="row">
        <div className="summary-product">
          <LinePicture line={line} size={PICTURE_SIZE} />
          <div>
            <span className="summary-name" data-field="name">
              {line.name}
            </span>
            <SummaryVariant line={line} />
            <span className="summary-detail">
              <span className="visually-hidden">{t('summary.unitPrice')} </span>
              <span data-field="unit" translate="no" data-cents={unit}>
                {format(unit)}
              </span>{' '}
              <s data-if="list" hidden={unit >= line.price}>
                <span className="visually-hidden">{t('summary.listPrice')} </span>
                <span data-field="list" translate="no" data-cents={line.price}>
                  {format(line.price)}
                </span>
              </s>
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

/** Colour and size, if the line has them. */
function SummaryVariant({ line }: Pick<SummaryRowProps, 'line'>) {
  const locale = useLocale();
  const t = useCheckoutText();
  const color = translateCatalogTerm(locale, 'color', line.selectedProductColor);
  const size = translateCatalogTerm(locale, 'size', line.selectedProductSize);
  return (
    <span className="summary-detail">
      <span data-if="color" hidden={line.selectedProductColor === ''}>
        {t('summary.color')}:{' '}
        <span data-field="color" lang={color.lang}>
          {color.text}
        </span>
      </span>
      <span data-if="size" hidden={line.selectedProductSize === ''}>
        {t('summary.size')}:{' '}
        <span data-field="size" translate="no" lang={size.lang}>
          {size.text}
        </span>
      </span>
    </span>
  );
}
