/** The hand-off to the card provider and its return (checkout §3; contract, GET Payment; contract, Card provider). */

/** What the cart service answers for a cart that is to be paid; strings go to the provider as they came. */
export type PaymentData = {
  /** Address the hidden form is posted to; checked against the allowed origins before use. */
  readonly action: string;
  readonly type: string;
  readonly keyId: string;
  readonly hash: string;
  readonly time: string;
  /** Decimal with two places, as the hash was made of. */
  readonly amount: string;
  readonly tax: string;
  readonly orderId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly avs: string;
};

/** The query the provider came back with; '' where a field was missing. */
export type PaymentReturn = {
  readonly response: '1' | '2' | '3';
  readonly responseText: string;
  readonly authCode: string;
  readonly transactionId: string;
  readonly avsResponse: string;
  readonly cvvResponse: string;
  readonly orderId: string;
  readonly responseCode: string;
  readonly time: string;
  readonly amount: string;
  readonly hash: string;
};

/** What the cart service said of a recorded payment. */
export type RecordResult = { readonly result: number; readonly message: string };
