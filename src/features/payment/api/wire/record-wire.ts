/** What a payment's return is recorded with (checkout §3, Payment result payload). */
import type { CartOrder } from '#features/checkout/rules/order.ts';
import type { PaymentReturn } from '#features/payment/rules/payment.ts';

/** The payload; the last four fields let the service verify the response hash (contract, PATCH Cart). */
export function recordPayload(cartOrder: CartOrder, paymentReturn: PaymentReturn) {
  return {
    UIdCarrito: cartOrder.cartId,
    documentoLocal: cartOrder.localDocument,
    BAC_HASH: paymentReturn.hash,
    BACOrderId: paymentReturn.orderId,
    BACResponse: paymentReturn.response,
    BACTransactionID: paymentReturn.transactionId,
    BACAuthCode: paymentReturn.authCode,
    CodeResponse: paymentReturn.responseCode,
    amount: paymentReturn.amount,
    avsresponse: paymentReturn.avsResponse,
    cvvresponse: paymentReturn.cvvResponse,
    time: paymentReturn.time,
  };
}
