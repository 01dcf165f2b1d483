import { createHash } from 'node:crypto';

/** What the request hash covers; texts exactly as they stand in the form. */
export type RequestFields = { readonly orderid: string; readonly amount: string; readonly time: string };

/** What the response hash covers; texts exactly as they stand in the return query. */
export type ResponseFields = RequestFields & {
  readonly response: string;
  readonly transactionid: string;
  readonly avsresponse: string;
  readonly cvvresponse: string;
};

function md5(parts: readonly string[]): string {
  return createHash('md5').update(parts.join('|')).digest('hex');
}

/** `md5(orderid|amount|time|key)` (contract, Card provider). */
export function requestHash(fields: RequestFields, key: string): string {
  return md5([fields.orderid, fields.amount, fields.time, key]);
}

/** `md5(orderid|amount|response|transactionid|avsresponse|cvvresponse|time|key)` (contract, Card provider). */
export function responseHash(fields: ResponseFields, key: string): string {
  const { orderid, amount, response, transactionid, avsresponse, cvvresponse, time } = fields;
  return md5([orderid, amount, response, transactionid, avsresponse, cvvresponse, time, key]);
}
