/** Orders that exist in a test only. */
import type { Order } from '#domain/checkout/order.ts';

/** A guest's order without lines, for calls whose body is not the matter. */
export const EMPTY_ORDER: Order = {
  customer: {
    taxId: 'CF',
    name: 'CONSUMIDOR FINAL',
    email: '',
    phone: '',
    recipient: '',
    addressLine: '',
    place: { departmentId: 0, municipalityId: 0 },
    addressId: 0,
    userId: 999_999,
    comments: '',
  },
  lines: [],
  total: 0,
  reference: '',
  fingerprint: '',
};
