import { randomInt, randomUUID } from 'node:crypto';
import type { SandboxContext } from '../context.ts';
import { judgeCard } from '../payment/judge-card.ts';
import { isStale, type PaymentForm } from '../payment/payment-form.ts';
import type { CardOutcome } from '../payment/test-cards.ts';
import type { CardAttempt } from '../state/attempt-repository.ts';

const STALE: CardOutcome = {
  response: '3',
  responseCode: '300',
  text: 'LA SOLICITUD DE PAGO VENCIO',
  behaviour: 'plain',
};

/**
 * Judges a trusted payment form and keeps the attempt, with the last four digits of the card at most.
 * An order that was already paid is not charged again: its approved attempt is given back.
 */
export function openAttempt(form: PaymentForm, { attempts, settings }: SandboxContext): CardAttempt {
  const paid = attempts.approvedFor(form.orderid);
  if (paid) return paid;
  const now = settings.now();
  const outcome = isStale(form, now) ? STALE : judgeCard(form, now);
  const attempt = {
    id: randomUUID(),
    transactionId: `9${String(randomInt(1_000_000_000)).padStart(9, '0')}`,
    orderId: form.orderid,
    amount: form.amount,
    response: outcome.response,
    responseText: outcome.text,
    responseCode: outcome.responseCode,
    authCode: outcome.response === '1' ? String(randomInt(100_000, 1_000_000)) : '',
    last4: /\d{12,19}/.test(form.ccnumber) ? form.ccnumber.slice(-4) : '',
    behaviour: outcome.behaviour,
    redirect: form.redirect,
  };
  attempts.add(attempt);
  return attempt;
}
