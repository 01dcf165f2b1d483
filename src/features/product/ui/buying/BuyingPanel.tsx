/**
 * The rows for buying an article, the same on its page, on the page of an article newer than the build and in the quick
 * view: price, colour and size with help, 'Avísame', stock, quantity and 'Añadir al carrito'. The parent provides the
 * article, the choice and the box.
 */

import type { ReactNode } from 'react';
import type { Fit } from '#features/product/rules/size-guide.ts';
import { soldOutSizes } from '#features/product/rules/variant.ts';
import { Price } from '#shared/money/Price.tsx';
import { priceAfterDiscount } from '#shared/money/price.ts';
import { useMoney } from '#shared/money/use-money.ts';
import { slugOf } from '#shared/text/slug.ts';
import { MySizeToggle } from '../size/MySizeToggle.tsx';
import { SizeFit } from '../size/SizeFit.tsx';
import { SizeHelp, type SizeHelpProps } from '../size/SizeHelp.tsx';
import { useProductText } from '../use-product-text.ts';
import { BuyRow } from './BuyRow.tsx';
import { NotifyLinks, notifyHref } from './NotifyLinks.tsx';
import type { Purchasable } from './purchasable.ts';
import { StockLine } from './StockLine.tsx';
import { useBuying } from './use-buying.ts';
import type { ProductChoice } from './use-choice.ts';
import { VariantPicker } from './VariantPicker.tsx';

export type BuyingPanelProps = Pick<SizeHelpProps, 'guide'> & {
  readonly product: Purchasable;
  readonly chosen: ProductChoice;
  /** Where 'Avísame' goes: a chat's https address, `mailto:…`, or '' where the shop has neither. */
  readonly contact: string;
  /** Name of the brand, and how it fits, where it has a size guide. */
  readonly brand?: string | undefined;
  readonly fit?: Fit | undefined;
  /** What is new of price and stock, where it moves no control from under a finger when it comes. */
  readonly children?: ReactNode;
};

export function BuyingPanel({
  product,
  chosen,
  contact,
  guide,
  brand = '',
  fit,
  children,
}: BuyingPanelProps) {
  const t = useProductText();
  const { format } = useMoney();
  const buying = useBuying(product, chosen);
  const { choice, sold, shown, rule } = chosen;
  const size = choice.size ?? '';
  const priced = shown ?? product;
  const soldOut = { product, contact, color: choice.color, sizes: soldOutSizes(product, choice.color) };
  const notify = buying.stock > 0 || buying.isSizeOpen ? '' : notifyHref(soldOut, t);
  return (
    <>
      <Price {...priced} text={{ original: t('priceBefore'), now: t('priceNow') }} format={format} size="l" />
      <VariantPicker product={product} chosen={chosen} group={rule}>
        <SizeHelp guide={guide} chosen={size} />
        {fit && typeof guide === 'string' ? <SizeFit {...{ product, brand, guide, fit }} /> : null}
      </VariantPicker>
      {rule === 'discount' && hasSizes(product) ? (
        <MySizeToggle size={size} product={product} brand={fit ? slugOf(brand) : ''} />
      ) : null}
      {notify && soldOut.sizes.length < 2 ? null : <NotifyLinks {...soldOut} />}
      <StockLine buying={buying} />
      <BuyRow buying={buying} price={priceAfterDiscount(priced)} {...{ size, format, notify }} />
      {children}
      <p className="buy-sku" translate="no">
        {t('sku', { sku: sold?.sku ?? product.sku })}
      </p>
    </>
  );
}

/** Where there is one size only, nobody keeps it as their own. */
function hasSizes({ variants }: Purchasable): boolean {
  return new Set(variants.map((each) => each.size)).size > 1;
}
