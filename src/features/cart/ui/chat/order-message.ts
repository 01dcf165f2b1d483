/** An order in the words of a chat message (decision 131, Chat). Amounts are in quetzales: what would be charged. */
import type { CartItem } from '#features/cart/rules/cart.ts';
import { lineTotal, lineUnits } from '#features/cart/rules/cart.ts';
import type { ChatMessage } from '#features/cart/rules/chat-order.ts';
import { formatQuetzales } from '#shared/i18n/formats.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Text } from '#shared/i18n/messages.ts';
import type { Cents } from '#shared/money/money.ts';

/** A line of the cart, or of what was ordered. */
export type ChatLine = {
  readonly name: string;
  readonly color: string;
  readonly size: string;
  readonly quantity: number;
  readonly total: Cents;
};

/** Who orders. Tax id and address are named where they are not known, to be filled in; the others are left out. */
type ChatBuyer = {
  readonly taxId: string;
  readonly address: string;
  readonly recipient?: string;
  /** What the shop finds an order by that was begun. */
  readonly reference?: string;
};

export type ChatOrder = {
  readonly lines: readonly ChatLine[];
  readonly total: Cents;
  readonly buyer: ChatBuyer;
  /** How it begins; by default that somebody would like to order. */
  readonly opening?: string;
};

export type ChatWords = { readonly messages: Text<'messages'>; readonly locale: Locale };

/** The lines of a cart that have units. */
export function chatLines(cart: readonly CartItem[]): readonly ChatLine[] {
  return cart
    .filter((line) => lineUnits(line) > 0)
    .map((line) => ({
      name: line.name,
      color: line.selectedProductColor,
      size: line.selectedProductSize,
      quantity: lineUnits(line),
      total: lineTotal(line),
    }));
}

/** A line in words: how many of what, in which size, and what they cost. */
export function lineText(
  { name, color, size, quantity, total }: ChatLine,
  { messages, locale }: ChatWords,
): string {
  const parts = [name, color, size === '' ? '' : messages('chat.size', { size })];
  return messages('chat.line', {
    units: quantity,
    name: parts.filter((part) => part !== '').join(', '),
    total: formatQuetzales(total, locale),
  });
}

export function orderMessage({ lines, total, buyer, opening }: ChatOrder, words: ChatWords): ChatMessage {
  const { messages, locale } = words;
  const { taxId, address, recipient = '', reference = '' } = buyer;
  return {
    opening: opening ?? messages('chat.hello'),
    lines: lines.map((line) => lineText(line, words)),
    more: (count) => messages('chat.more', { count }),
    facts: [
      messages('chat.total', { total: formatQuetzales(total, locale) }),
      ...(reference === '' ? [] : [messages('chat.reference', { reference })]),
      messages('chat.taxId', { taxId }),
      ...(recipient === '' ? [] : [messages('chat.recipient', { name: recipient })]),
      messages('chat.address', { address }),
    ],
  };
}
