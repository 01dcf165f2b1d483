/** Plain things of the shop that tests change in the one respect they are about. */
import fc from 'fast-check';
import type { Address } from '#domain/account/account.ts';
import type { CartItem, NewCartItem } from '#domain/cart/cart.ts';
import type { CardForm } from '#domain/checkout/card.ts';
import type { GuestForm } from '#domain/checkout/guest-checkout.ts';
import type { PaymentReturn } from '#domain/payment/payment.ts';
import type { Product, Variant } from '#domain/product/product.ts';

export const product: Product = {
  id: 7,
  sku: 'TEN-7',
  code: 'C-7',
  name: 'Tenis Volcán',
  shortDescription: 'Ligeros',
  images: [],
  price: 50_000,
  discountedPrice: 0,
  discount: 0,
  stock: 5,
  isNew: false,
  rating: 0,
  brand: 'Kinalto',
  colors: ['Negro'],
  tags: [],
  sizes: ['42'],
  levels: [1, 2, 3],
};

export const variant: Variant = {
  id: 71,
  sku: 'TEN-7-N-42',
  code: 'C-71',
  name: 'Tenis Volcán',
  description: '',
  images: ['/n.jpg'],
  price: 50_000,
  discountedPrice: 0,
  discount: 0,
  color: 'Negro',
  size: '42',
  stock: 5,
};

export const newItem: NewCartItem = {
  id: 71,
  variantId: 7142,
  code: 'C-71',
  sku: 'TEN-7-N-42',
  name: 'Tenis Volcán',
  price: 50_000,
  discount: 0,
  images: ['/n.jpg'],
  isSoldOut: false,
  selectedProductColor: 'Negro',
  selectedProductSize: '42',
  stock: 5,
  productSku: 'TEN-7',
};

export const line: CartItem = { ...newItem, cartItemId: 'a', quantity: 1 };

export const guest: GuestForm = {
  name: 'María García',
  email: 'maria@correo.gt',
  phone: '32323232',
  countryId: 1,
  departmentId: 1,
  municipalityId: 101,
  address: '12 calle 1-25',
  comments: '',
  taxIdInput: '576937-K',
  taxpayer: { taxId: '576937K', name: 'MARÍA GARCÍA', description: 'Encontrado' },
};

export const address: Address = {
  id: 4,
  userId: 9,
  name: 'Casa',
  countryId: 1,
  departmentId: 1,
  municipalityId: 101,
  phone: '32323232',
  address: '12 calle 1-25',
  comment: '--',
  isDefault: true,
  status: 1,
};

export const card: CardForm = {
  name: 'MARIA GARCIA',
  number: '4111 1111 1111 1111',
  expiryMonth: '12',
  expiryYear: '30',
  cvc: '123',
};

export const approved: PaymentReturn = {
  response: '1',
  responseText: 'APPROVED',
  authCode: '123456',
  transactionId: '9000000001',
  avsResponse: 'N',
  cvvResponse: 'M',
  orderId: 'FAC-1',
  responseCode: '100',
  time: '1700000060',
  amount: '500.00',
  hash: 'ab',
};

/** Signs that break things: controls, direction, blanks, halves of a character, markup, growing lower case. */
const NASTY = [...'\u0000\n\t\u200B\u200E\u202E\u00A0\u2028<>&"\'/\\-,;=%#ñÑİßΣ😀', '\uD800', '\uDC00'];

/** Any text a stranger could send, nasty signs above all. */
export function anyText(maxLength = 40): fc.Arbitrary<string> {
  const anyUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code));
  const unit = fc.oneof(fc.constantFrom(...NASTY), fc.constantFrom(...'abcXYZ019 .'), anyUnit);
  return fc.string({ unit, maxLength });
}
