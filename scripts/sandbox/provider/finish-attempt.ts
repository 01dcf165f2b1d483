import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxContext } from '../context.ts';
import { recordPayment } from '../payment/record-payment.ts';
import { returnAddress, returnFields } from '../payment/return-address.ts';
import type { CardAttempt } from '../state/attempt-repository.ts';
import { localDocument } from '../state/cart-repository.ts';

/** The provider notifies the cart service first, so that the shop's record is the second. */
function reportAhead(attempt: CardAttempt, context: SandboxContext): void {
  const request = context.payments.byOrderId(attempt.orderId);
  const cart = request && context.carts.byNumber(request.cartNumber);
  if (!cart) return;
  const fields = returnFields(attempt, context);
  recordPayment(
    {
      cartId: cart.id,
      localDocument: localDocument(cart),
      hash: fields.hash,
      orderId: fields.orderid,
      response: fields.response,
      transactionId: fields.transactionid,
      authCode: fields.authcode,
      amount: fields.amount,
      avsResponse: fields.avsresponse,
      cvvResponse: fields.cvvresponse,
      time: fields.time,
    },
    context,
  );
}

/** Ends an attempt as its card does, and returns the address that the shopper goes back to. */
export async function finishAttempt(attempt: CardAttempt, context: SandboxContext): Promise<string> {
  context.attempts.finish(attempt.id);
  if (attempt.response === '1') {
    if (attempt.behaviour === 'slow') await sleep(context.settings.slowMilliseconds);
    if (attempt.behaviour === 'duplicate') reportAhead(attempt, context);
  }
  return returnAddress(attempt, context);
}
