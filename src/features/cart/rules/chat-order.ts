/** An order as a chat message, and the link that opens the chat with it (decision 131, Chat). Amounts in quetzales. */
import { formatQuetzales } from '#shared/i18n/formats.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Text } from '#shared/i18n/messages.ts';
import type { Cents } from '#shared/money/money.ts';
import { asPlainText } from '#shared/text/text.ts';
import { type Cart, lineTotal, lineUnits } from './cart.ts';

/** A line of the cart or of an order. */
type ChatLine = {
  readonly name: string;
  readonly color: string;
  readonly size: string;
  readonly quantity: number;
  readonly total: Cents;
};

export type ChatOrder = {
  readonly lines: readonly ChatLine[];
  readonly total: Cents;
  /** Tax id and address are in the message even if they are '', to be filled in. */
  readonly buyer: {
    readonly taxId: string;
    readonly address: string;
    readonly recipient?: string;
    /** The number of an order that was begun. */
    readonly reference?: string;
  };
  /** The first sentence; by default the wish to order. */
  readonly opening?: string;
};

type ChatWords = { readonly messages: Text<'messages'>; readonly locale: Locale };

/** The parts of a message. Lines may be left out if it is too long; all other parts are sent. */
export type ChatMessage = {
  readonly opening: string;
  readonly lines: readonly string[];
  /** The text for the number of lines that are left out. */
  readonly more: (count: number) => string;
  /** Total, tax id, address: one on each line, at most five. */
  readonly facts: readonly string[];
};

/** The lines of a cart that have units. */
export function chatLines(cart: Cart): readonly ChatLine[] {
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

/** A line as text: units, name, colour, size and price. */
export function lineText(line: ChatLine, { messages, locale }: ChatWords): string {
  const { name, color, size, quantity, total } = line;
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

/** Most characters of the link, which every browser and chat accepts. */
export const MAX_LINK_LENGTH = 2000;

/** Most encoded characters of each part; together they leave room for some lines. */
const MAX = {
  opening: 360,
  line: 300,
  more: 90,
  fact: 240,
  longFact: 900,
  facts: 5,
  allFacts: 1230,
} as const;

const BREAK = '%0A';
const ELLIPSIS = encodeURIComponent('…');

/** The number of a WhatsApp address; undefined for another chat, which accepts no message. */
export function chatNumber(chat: string): string | undefined {
  return /^https:\/\/wa\.me\/(\d{8,15})(?!\d)/.exec(chat)?.[1];
}

/** The link that opens the chat with the message; undefined if the address is no WhatsApp number. */
export function chatLink(chat: string, { opening, lines, more, facts }: ChatMessage): string | undefined {
  const number = chatNumber(chat);
  if (number === undefined) return undefined;
  const start = `https://wa.me/${number}?text=${encodePart(opening, MAX.opening)}`;
  const end = encodeFacts(facts);
  const all = lines.map((line) => encodePart(line, MAX.line));
  const room = MAX_LINK_LENGTH - start.length - end.length;
  if (countFitting(all, room) === all.length) return [start, ...all].join(BREAK) + end;
  const listed = countFitting(all, room - MAX.more - BREAK.length);
  const rest = encodePart(more(all.length - listed), MAX.more);
  return [start, ...all.slice(0, listed), rest].join(BREAK) + end;
}

/** Encodes one line of text for a link, and shortens it between characters. */
function encodePart(text: string, max: number): string {
  let link = '';
  for (const character of asPlainText(text, max)) {
    const next = encodeURIComponent(character);
    if (link.length + next.length > max - ELLIPSIS.length) return link + ELLIPSIS;
    link += next;
  }
  return link;
}

/** The number of texts that fit, one on each line. */
function countFitting(texts: readonly string[], room: number): number {
  let used = 0;
  const index = texts.findIndex((text) => {
    used += text.length + BREAK.length;
    return used > room;
  });
  return index < 0 ? texts.length : index;
}

/** The facts, one on each line; a long address is shortened only if all together are too long. */
function encodeFacts(facts: readonly string[]): string {
  const join = (max: number): string =>
    facts
      .slice(0, MAX.facts)
      .map((fact) => BREAK + encodePart(fact, max))
      .join('');
  const whole = join(MAX.longFact);
  return whole.length > MAX.allFacts ? join(MAX.fact) : whole;
}
