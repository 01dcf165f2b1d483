import { z } from 'zod';
import type { SandboxContext } from '../context.ts';
import { requestHash } from './hashes.ts';

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

/** A payment form that was read. */
export type PaymentForm = z.infer<typeof paymentFormSchema>;

/** Seconds for which payment data can be used (contract, Card provider). */
const LIFETIME_SECONDS = 15 * 60;

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether the provider may send a shopper there: the configured shop, or one on this machine. */
function isShop(redirect: string, siteOrigin: string): boolean {
  const { origin, hostname } = new URL(redirect);
  return origin === siteOrigin || LOOPBACK_HOSTS.has(hostname);
}

/** Why a payment form cannot be trusted, in Spanish; undefined when it can. */
export function distrust(form: PaymentForm, { settings, payments }: SandboxContext): string | undefined {
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
export function isStale(form: PaymentForm, now: number): boolean {
  const age = now / 1000 - Number(form.time);
  return age > LIFETIME_SECONDS || age < -LIFETIME_SECONDS;
}
