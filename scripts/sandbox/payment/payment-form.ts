import { randomInt, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { SandboxContext } from '../context.ts';
import type { CardAttempt } from '../state/orders.ts';
import { type CardOutcome, judgeCard } from './judge-card.ts';
import { requestHash } from './payment-return.ts';

const field = z.string().max(500).default('');

/** The hidden form that the browser posts to the provider (checkout §3). */
export const paymentFormSchema = z.object({
  type: z.literal('sale'),
  key_id: z.string().max(100),
  hash: z.string().max(100),
  time: z.string().regex(/^\d{1,12}$/),
  amount: z.string().regex(/^\d+\.\d{2}$/),
  tax: field,
  orderid: z.string().min(1).max(100),
  ccnumber: field,
  ccexp: field,
  cvv: field,
  first_name: field,
  last_name: field,
  email: field,
  phone: field,
  redirect: z.url({ protocol: /^https?$/ }).max(2000),
  action: field,
  avs: field,
});

/** A parsed payment form. */
type PaymentForm = z.infer<typeof paymentFormSchema>;

/** Validity of payment data in seconds (contract, Card provider). */
const LIFETIME_SECONDS = 15 * 60;

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether the provider may redirect to an address: the configured shop, or one on this machine. */
function isShop(redirect: string, siteOrigin: string): boolean {
  const { origin, hostname } = new URL(redirect);
  return origin === siteOrigin || LOOPBACK_HOSTS.has(hostname);
}

/** Why a payment form is rejected, in Spanish; undefined if it is accepted. */
export function rejectForm(form: PaymentForm, { settings, payments }: SandboxContext): string | undefined {
  if (form.key_id !== settings.merchantKeyId) return 'El comercio no está registrado.';
  if (form.hash.toLowerCase() !== requestHash(form, settings.merchantKey)) {
    return 'La firma de la solicitud no es válida.';
  }
  const request = payments.byOrderId(form.orderid);
  if (!request || request.time !== form.time) return 'La orden no existe.';
  if (request.amount !== form.amount) return 'El monto no es el de la orden.';
  if (!isShop(form.redirect, settings.siteOrigin)) return 'La dirección de regreso no está registrada.';
  return undefined;
}

/** Whether the payment data is too old, or from the future. */
const isStale = (form: PaymentForm, now: number): boolean =>
  Math.abs(now / 1000 - Number(form.time)) > LIFETIME_SECONDS;

const STALE: CardOutcome = {
  response: '3',
  responseCode: '300',
  text: 'LA SOLICITUD DE PAGO VENCIO',
  behaviour: 'plain',
};

/**
 * Stores the attempt of an accepted payment form, with the last four digits of the card at most.
 * For an order that is already paid it returns the approved attempt.
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
