/**
 * 'Avísame' for sold-out sizes (decision 35, Sizes without stock): a chat or mail with product, colour and size filled
 * in.
 */

import { translateCatalogTerm } from '#features/catalogue/rules/names/catalog-terms.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useProductText } from '../use-product-text.ts';
import type { Purchasable } from './purchasable.ts';

export type NotifyLinksProps = {
  readonly product: Purchasable;
  readonly color: string;
  /** Sold-out sizes of the colour; '' for a product without sizes. */
  readonly sizes: readonly string[];
  /** Address of the chat (https) or of a mail (`mailto:`); '' where the shop has neither. */
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

/** Where 'Avísame' of a product that cannot be bought in a colour leads; '' where the shop has neither chat nor mail. */
export function notifyHref({ product, color, sizes, contact }: NotifyLinksProps, t: Text<'product'>): string {
  if (contact === '') return '';
  const { name, sku } = product;
  const details = sizes.length === 1 ? [color, ...sizes] : [color];
  return messageHref(contact, t('notify.message', { what: whatOf(name, details), sku }));
}

export function NotifyLinks({ product, color, sizes, contact }: NotifyLinksProps) {
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
