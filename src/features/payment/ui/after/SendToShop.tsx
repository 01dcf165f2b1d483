/** Sends the facts of a payment to the shop as a prepared message (decision 200, Return without a result). */
import { chatLink } from '#features/cart/rules/chat-order.ts';
import type { PaymentReturn } from '#features/payment/rules/payment.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { asPlainText } from '#shared/text/text.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { usePaymentText } from '../payment-text.ts';

export type ShopContact = {
  /** The shop's chat; '' if it has none. */
  readonly chat: string;
  /** The shop's e-mail; '' if it has none. */
  readonly email: string;
};

export type SendToShopProps = {
  readonly contact: ShopContact;
  readonly opening: string;
  /** One on each line. */
  readonly facts: readonly string[];
  /** Whether the first way is the main button. */
  readonly isMain?: boolean;
};

const LONGEST = 128;

/** The numbers that the shop finds a payment by. */
function useReturnFacts(paymentReturn: PaymentReturn): readonly string[] {
  const t = usePaymentText();
  return (
    [
      [t('detail.transaction'), paymentReturn.transactionId],
      [t('detail.authorization'), paymentReturn.authCode],
      [t('detail.order'), paymentReturn.orderId],
    ] as const
  )
    .map(([name, value]) => [name, asPlainText(value, LONGEST)] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`);
}

function mailLink(email: string, subject: string, lines: readonly string[]): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}

/** Chat and mail, if the shop has them, and the contact page. */
export function SendToShop({ contact, opening, facts, isMain = false }: SendToShopProps) {
  const t = usePaymentText();
  const byChat = chatLink(contact.chat, { opening, lines: facts, more: String, facts: [] });
  const main = isMain ? 'primary' : 'quiet';
  return (
    <>
      {byChat === undefined ? null : (
        <ButtonLink kind={main} href={byChat} target="_blank" rel="noopener noreferrer">
          {t('send.chat')}
        </ButtonLink>
      )}
      {contact.email === '' ? null : (
        <ButtonLink
          kind={byChat === undefined ? main : 'quiet'}
          href={mailLink(contact.email, t('send.subject'), [opening, ...facts])}
        >
          {t('send.mail')}
        </ButtonLink>
      )}
      <ContactLink isMain={isMain && byChat === undefined && contact.email === ''} />
    </>
  );
}

export function ContactLink({ isMain = false }: { readonly isMain?: boolean }) {
  const locale = useLocale();
  const t = usePaymentText();
  return (
    <ButtonLink kind={isMain ? 'primary' : 'quiet'} href={pathTo.page(locale, 'contact')}>
      {t('fallback.contact')}
    </ButtonLink>
  );
}

type SendReturnProps = Pick<SendToShopProps, 'contact' | 'isMain'> & {
  readonly paymentReturn: PaymentReturn;
};

/** Offers to send the numbers of a payment that is not recorded or unknown to this browser. */
export function SendReturn({ contact, paymentReturn, isMain = false }: SendReturnProps) {
  const t = usePaymentText();
  const facts = useReturnFacts(paymentReturn);
  return facts.length === 0 ? (
    <ContactLink isMain={isMain} />
  ) : (
    <SendToShop contact={contact} opening={t('chat.unrecorded')} facts={facts} isMain={isMain} />
  );
}
