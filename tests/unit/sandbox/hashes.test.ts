import { expect, it } from 'vitest';
import { requestHash, responseHash } from '../../../scripts/sandbox/payment/payment-return.ts';

const KEY = 'clave-de-prueba';
const ORDER = { orderid: 'FAC-PRUEBA-1', amount: '100.00' };

it('signs a request as the published vector says', () => {
  expect(requestHash({ ...ORDER, time: '1700000000' }, KEY)).toBe('aba62b96a30d0546e9fa7f3afb42a1c5');
});

it('signs a response as the published vector says', () => {
  const fields = { response: '1', transactionid: '9000000001', avsresponse: 'N', cvvresponse: 'M' };
  expect(responseHash({ ...ORDER, ...fields, time: '1700000060' }, KEY)).toBe(
    'b6df0560aba19c80c0bf04c6c28aa3f0',
  );
});
