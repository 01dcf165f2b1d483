/** Questions about an order as prepared messages (decision 132, After buying). */
import { type ChatMessage, chatLink, lineText, orderMessage } from '#features/cart/rules/chat-order.ts';
import type { OrderSummary } from '#features/checkout/store/order-summary.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { formatMoment } from '#shared/i18n/formats.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useMessages } from '#shared/ui/island/use-messages.ts';
import { usePaymentText } from '../payment-text.ts';

export type OrderMessagesProps = {
  /** The number that the shop finds the order by. */
  readonly number: string;
  readonly summary: OrderSummary;
  /** The shop's chat; '' if it has none. */
  readonly chat: string;
};

type Question = { readonly name: string; readonly message: ChatMessage };

function useQuestions({ number, summary }: OrderMessagesProps): readonly Question[] {
  const locale = useLocale();
  const messages = useMessages();
  const t = usePaymentText();
  const words = { messages, locale };
  const { lines, total, taxId, addressLine: address, recipient } = summary;
  const more = (count: number): string => messages('chat.more', { count });
  const listed = { lines: lines.map((line) => lineText(line, words)), more };
  const day = formatMoment(new Date(summary.placedAt), locale);
  const buyer = { taxId, address, recipient };
  const again: Question = {
    name: t('receipt.again'),
    message: orderMessage({ lines, total, buyer, opening: t('chat.again', { number }) }, words),
  };
  const size: Question = {
    name: t('receipt.changeSize'),
    message: { ...listed, opening: t('chat.changeSize', { number }), facts: [t('chat.sizeWanted')] },
  };
  const help: Question = {
    name: t('receipt.help'),
    message: { ...listed, opening: t('chat.help', { number, day }), facts: [] },
  };
  return [
    ...(shopConfiguration.takesChatOrders ? [again] : []),
    ...(lines.some((line) => line.size !== '') ? [size] : []),
    help,
  ];
}

/** Links to the chat, or to the contact page without a WhatsApp number. */
export function OrderMessages(props: OrderMessagesProps) {
  const locale = useLocale();
  const t = usePaymentText();
  const questions = useQuestions(props);
  const links = questions.flatMap(({ name, message }) => {
    const href = chatLink(props.chat, message);
    return href === undefined ? [] : [{ name, href }];
  });
  if (links.length === 0) {
    return (
      <p className="order-messages">
        <a href={pathTo.page(locale, 'contact')}>{t('receipt.help')}</a>
      </p>
    );
  }
  return (
    <div className="order-messages">
      <p>{t('receipt.write')}</p>
      <ul>
        {links.map(({ name, href }) => (
          <li key={name}>
            <ButtonLink kind="plain" href={href} target="_blank" rel="noopener noreferrer">
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
