/** How each call of the matrix is made: by the store's verb that a page uses, with only the network replaced. */

import type { PlaceOrderOutcome } from '#features/payment/store/place-order.ts';
import type { ServiceFailure } from '#shared/http/failure.ts';
import { line, mainDocument } from '../unit/fixtures/cart-items.ts';
import { request } from '../unit/fixtures/fake-order-services.ts';
import { CREDENTIALS, FORM, LOGGED_IN, REGISTRATION } from '../unit/fixtures/session-samples.ts';
import type { CallName } from './matrix/matrix.ts';

/** One verb, called any number of times. */
type Subject = {
  /** The stored data; by default a customer with a cart. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Query of the page. */
  readonly query?: string;
  /**
   * Runs it, or repeats it.
   * @returns its outcome
   */
  readonly act: () => Promise<string>;
  /** Whether it is still under way. */
  readonly isBusy: () => Promise<boolean>;
};

function textOf(failure: ServiceFailure): string {
  return failure.kind === 'http' ? `status ${failure.status}` : failure.kind;
}

type Result = { readonly kind: string; readonly failure?: ServiceFailure };
const outcomeOf = (result: Result): string =>
  result.failure ? `${result.kind}: ${textOf(result.failure)}` : result.kind;

const common = { imageBase: '/img/', namesPath: '/datos/filtros.json' };
const lists = () => import('#features/catalogue/store/product-list.ts');

function listSubject(kind: 'search' | 'filter'): Subject {
  return {
    act: async () => {
      const { $productList, listSource, loadProductList } = await lists();
      const own = { indexPath: '/datos/sugerencias.json', listPath: '/datos/productos.json' };
      await loadProductList(
        kind === 'search' ? listSource.search(common, 'tenis', own) : listSource.filter(common, '<Filtro/>'),
      );
      const list = $productList.get();
      return list.kind === 'ready' ? `ready: ${list.products.length}` : outcomeOf(list);
    },
    isBusy: async () => (await lists()).$productList.get().kind === 'loading',
  };
}

const session = () => import('#features/account/store/session.ts');
const isSessionBusy = async () => (await session()).$isSessionLoading.get();
const guest = { tienda: mainDocument([line()]), 'tienda:wishlist': '[]' };

const cart = () => import('#features/cart/store/cart.ts');
const placing = () => import('#features/payment/store/place-order.ts');
const attempt = () => import('#features/payment/store/payment-attempt.ts');
const returning = () => import('#features/payment/store/complete-payment.ts');
const taxId = () => import('#features/checkout/store/tax-id.ts');
const addresses = () => import('#features/account/store/address.ts');

function placedText(outcome: PlaceOrderOutcome): string {
  if (outcome.kind === 'cart-failed') return `cart-failed: ${outcome.message || 'without a word'}`;
  if (outcome.kind !== 'cart-changed') return outcomeOf(outcome);
  const unread = outcome.unread.map(({ call, failure }) => `${call} ${textOf(failure)}`);
  return ['cart-changed', ...unread].join(': ');
}

/** Pressing 'Pagar': one verb, whichever of its calls fails. */
const placed: Subject = {
  act: async () => placedText(await (await placing()).placeOrder(request)),
  // An unknown outcome blocks another order on purpose, so it does not count as busy.
  isBusy: async () => {
    const { state } = (await attempt()).$cartOrder.get().attempt;
    return state === 'checking' || state === 'creating';
  },
};

const APPROVED =
  '?response=1&responsetext=Aprobada&authcode=123456&transactionid=9001&avsresponse=N&cvvresponse=M' +
  '&orderid=FAC-1&response_code=100&time=1700000060&amount=100.00&hash=abc';

const record: Subject = {
  stored: {
    ...LOGGED_IN,
    'tienda:cartOrder': JSON.stringify({ UIdCarrito: 'U-1', DocumentoLocal: 'D-1', orderid: 'FAC-1' }),
  },
  query: APPROVED,
  act: async () => {
    const { $paymentOutcome, completePayment, retryRecord } = await returning();
    const isAgain = $paymentOutcome.get().kind === 'record-failed';
    await (isAgain ? retryRecord() : completePayment());
    return outcomeOf($paymentOutcome.get());
  },
  isBusy: async () => (await returning()).$paymentOutcome.get().kind === 'processing',
};

export const SUBJECTS: Readonly<Record<CallName, Subject>> = {
  search: listSubject('search'),
  filter: listSubject('filter'),
  product: {
    act: async () => {
      const { checkCart } = await import('#features/cart/store/line-check.ts');
      await checkCart();
      const { $cartCheck, $cartDifferences } = await cart();
      return [$cartCheck.get(), ...$cartDifferences.get().map(({ kind }) => kind)].join(': ');
    },
    isBusy: async () => (await cart()).$cartCheck.get() === 'checking',
  },
  stock: placed,
  login: {
    stored: guest,
    act: async () => outcomeOf(await (await session()).logIn(CREDENTIALS)),
    isBusy: isSessionBusy,
  },
  register: {
    stored: guest,
    act: async () => outcomeOf(await (await session()).register(REGISTRATION)),
    isBusy: isSessionBusy,
  },
  reset: {
    stored: guest,
    act: async () => outcomeOf(await (await session()).resetPassword(CREDENTIALS.email)),
    isBusy: isSessionBusy,
  },
  address: {
    act: async () => outcomeOf(await (await addresses()).saveAddress(FORM)),
    isBusy: async () => (await addresses()).$isSavingAddress.get(),
  },
  taxId: {
    stored: guest,
    act: async () => {
      const { typeTaxId } = await import('#features/checkout/store/checkout-form.ts');
      typeTaxId('576937-K');
      return outcomeOf(await (await taxId()).validateTaxId());
    },
    isBusy: async () => (await taxId()).$taxIdStatus.get() === 'loading',
  },
  invoice: placed,
  create: placed,
  payment: placed,
  record,
};

/** Imports the modules of the verbs, before the clock measures anything. */
export async function loadSubjects(): Promise<void> {
  await Promise.all([lists(), session(), cart(), placing(), attempt(), returning(), taxId(), addresses()]);
  await import('#features/catalogue/store/service-list.ts');
  await import('#features/catalogue/store/service-list.ts');
  await import('#features/cart/store/line-check.ts');
  await import('#features/product/store/fetch-product.ts');
}
