/**
 * The rows for buying an article, on its page and in the quick view: price, colour and size with help, 'Avísame', stock,
 * quantity and 'Añadir al carrito'.
 */

import type { ReactNode } from 'react';
import { translateCatalogTerm } from '#features/catalogue/rules/catalog-terms.ts';
import type { Fit } from '#features/product/rules/size-guide.ts';
import { FEW_LEFT } from '#features/product/rules/stock.ts';
import { soldOutSizes } from '#features/product/rules/variant.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { Price } from '#shared/money/Price.tsx';
import { priceAfterDiscount } from '#shared/money/price.ts';
import { useMoney } from '#shared/money/use-money.ts';
import { slugOf } from '#shared/text/slug.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { MySizeToggle, SizeFit } from '../size/MySize.tsx';
import { SizeHelp, type SizeHelpProps } from '../size/SizeHelp.tsx';
import { useProductText } from '../use-product-text.ts';
import { BuyRow } from './BuyRow.tsx';
import type { Purchasable } from './purchasable.ts';
import { type Buying, useBuying } from './use-buying.ts';
import type { ProductChoice } from './use-choice.ts';
import { VariantPicker } from './VariantPicker.tsx';

export type BuyingPanelProps = Pick<SizeHelpProps, 'guide'> & {
  readonly product: Purchasable;
  readonly chosen: ProductChoice;
  /** The target of 'Avísame': a chat's https address, `mailto:…`, or '' if the shop has neither. */
  readonly contact: string;
  /** Name of the brand, and how it fits if it has a size guide. */
  readonly brand?: string | undefined;
  readonly fit?: Fit | undefined;
  /** News of price and stock, in a place where they push no control away from a finger. */
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

/** Only a product with several sizes can have the shopper's own. */
function hasSizes({ variants }: Purchasable): boolean {
  return new Set(variants.map((each) => each.size)).size > 1;
}

/** The stock of the chosen variant or its alternatives, and its units in the cart (decision 39, Stock line). */
function StockLine({ buying }: { readonly buying: Buying }) {
  const locale = useLocale();
  const t = useProductText();
  const { stock, isSizeAsked, insteadText, inCartText, added } = buying;
  return (
    <div className="buy-stock" role="status">
      {stock === 0 ? null : <p>{stock <= FEW_LEFT ? t('stockLeft', { count: stock }) : t('inStock')}</p>}
      {isSizeAsked ? <strong>{t('chooseSize')}</strong> : null}
      {insteadText === '' ? null : <p>{insteadText}</p>}
      {/* Right after an addition the buy row shows it. */}
      {inCartText === '' || added ? null : (
        <p>
          <span>{inCartText}</span> <a href={pathTo.page(locale, 'cart')}>{t('viewCart')}</a>
        </p>
      )}
    </div>
  );
}

type NotifyLinksProps = {
  readonly product: Purchasable;
  readonly color: string;
  /** Sold-out sizes of the colour; '' for a product without sizes. */
  readonly sizes: readonly string[];
  /** See `BuyingPanel`. */
  readonly contact: string;
};

/** The address with a message in it, as chats (`text`) and mails (`subject`, `body`) take it. */
function messageHref(contact: string, message: string): string {
  const text = encodeURIComponent(message);
  if (contact.startsWith('mailto:')) return `${contact}?subject=${text}&body=${text}`;
  return `${contact}${contact.includes('?') ? '&' : '?'}text=${text}`;
}

/** The product in words, with colour and size where it has them. */
function whatOf(name: string, details: readonly string[]): string {
  return [name, ...details].filter((detail) => detail !== '').join(', ');
}

/** The address of 'Avísame' for a colour that cannot be bought; '' if the shop has neither chat nor mail. */
function notifyHref({ product, color, sizes, contact }: NotifyLinksProps, t: Text<'product'>): string {
  if (contact === '') return '';
  const { name, sku } = product;
  const details = sizes.length === 1 ? [color, ...sizes] : [color];
  return messageHref(contact, t('notify.message', { what: whatOf(name, details), sku }));
}

/** 'Avísame' for sold-out sizes (decision 35, Sizes without stock): a message with product, colour and size filled in. */
function NotifyLinks({ product, color, sizes, contact }: NotifyLinksProps) {
  const locale = useLocale();
  const t = useProductText();
  if (contact === '' || sizes.length === 0) return null;
  const { name, sku } = product;
  return (
    <p className="notify">
      <span>{t('notify.lead')}</span>
      {sizes.map((size) => (
        <a
          key={size}
          href={messageHref(contact, t('notify.message', { what: whatOf(name, [color, size]), sku }))}
          target="_blank"
          rel="noopener"
          aria-label={t(size === '' ? 'notify.product' : 'notify.size', {
            size: translateCatalogTerm(locale, 'size', size).text,
          })}
        >
          {size === '' ? t('notify.short') : translateCatalogTerm(locale, 'size', size).text}
        </a>
      ))}
    </p>
  );
}
