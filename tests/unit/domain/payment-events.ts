/** Events of a purchase, step by step, for the tests of the payment attempt. */
import { advance, IDLE, type PaymentAttempt, type PaymentEvent } from '#domain/payment/payment-attempt.ts';
import { approved } from './samples.ts';

export const start = new Date('2026-11-21T12:00:00Z');
export const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);
export const cartOrder = { cartId: 'U-1', localDocument: 'D-1' };
export const failure = { kind: 'network' } as const;

export const go = (...events: PaymentEvent[]): PaymentAttempt => events.reduce(advance, IDLE);
export const toChecking: PaymentEvent[] = [{ type: 'start', now: start }];
export const toCreating: PaymentEvent[] = [...toChecking, { type: 'cart-requested' }];
export const toCreated: PaymentEvent[] = [...toCreating, { type: 'cart-created', cartOrder }];
export const toPosted: PaymentEvent[] = [...toCreated, { type: 'posted', orderId: 'FAC-1' }];
export const toReturned: PaymentEvent[] = [...toPosted, { type: 'returned', paymentReturn: approved }];
export const toRecorded: PaymentEvent[] = [...toReturned, { type: 'recorded' }];
export const denied = { ...approved, response: '2' } as const;
