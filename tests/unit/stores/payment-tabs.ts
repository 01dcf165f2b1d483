/** Browser tabs for tests of the payment: one localStorage and one lock manager, a sessionStorage and stores for each. */
import { vi } from 'vitest';
import type { CartItem } from '#domain/cart/cart.ts';
import type { Answer } from '#domain/page/failure.ts';
import type { RecordResult } from '#domain/payment/payment.ts';
import type { PaidCart } from '#services/cart-service/record-payment.ts';
import type { RecordService } from '#stores/payment/order-services.ts';
import { card } from '../domain/samples.ts';
import { mainDocument } from './cart-items.ts';
import { fakeOrderServices, good, request } from './fake-order-services.ts';

type Keys = Map<string, string>;

/** What all tabs of a browser share. */
export type SharedBrowser = {
  readonly stored: Keys;
  readonly window: EventTarget;
  readonly locks: FakeLocks;
  /** Signs the localStorage has room for in a value; a longer one is refused. */
  room: number;
  /** Signs it has room for altogether. */
  capacity: number;
};

function storageOf(
  keys: Keys,
  tell: (key: string) => void = () => undefined,
  room: (key: string) => number = () => Number.POSITIVE_INFINITY,
) {
  return {
    getItem: (key: string): string | null => keys.get(key) ?? null,
    setItem: (key: string, value: string): void => {
      if (value.length > room(key)) throw new DOMException('full', 'QuotaExceededError');
      keys.set(key, value);
      tell(key);
    },
    removeItem: (key: string): void => {
      keys.delete(key);
      tell(key);
    },
  };
}

type Work<Result> = (lock: object | null) => Promise<Result>;

/** Web Locks with `ifAvailable` and `shared`, as far as the shop uses them. */
class FakeLocks {
  readonly #held = new Map<string, Promise<unknown>>();
  readonly #shared = new Set<string>();

  /** The tabs that held a lock are gone. */
  release(): void {
    this.#held.clear();
    this.#shared.clear();
  }

  async query(): Promise<{ held: { name: string }[] }> {
    return { held: [...this.#held.keys(), ...this.#shared].map((name) => ({ name })) };
  }

  async request<Result>(
    name: string,
    options: { ifAvailable?: boolean; mode?: 'shared' } | Work<Result>,
    given?: Work<Result>,
  ): Promise<Result> {
    const work = typeof options === 'function' ? options : given;
    if (!work) throw new TypeError('no work');
    if (typeof options === 'object' && options.mode === 'shared') {
      this.#shared.add(name);
      return work({ name });
    }
    const isImpatient = typeof options === 'object' && options.ifAvailable === true;
    if (isImpatient && this.#held.has(name)) return work(null);
    while (this.#held.has(name)) await this.#held.get(name);
    const running = work({ name });
    this.#held.set(
      name,
      running.catch(() => undefined),
    );
    try {
      return await running;
    } finally {
      this.#held.delete(name);
    }
  }
}

/** A browser whose cart holds these lines. */
export function sharedBrowser(cart: readonly CartItem[]): SharedBrowser {
  const stored: Keys = new Map([['tienda', mainDocument(cart)]]);
  return {
    stored,
    window: new EventTarget(),
    locks: new FakeLocks(),
    room: Number.POSITIVE_INFINITY,
    capacity: Number.POSITIVE_INFINITY,
  };
}

/** The address bar of a tab. */
type FakeAddress = { pathname: string; search: string; hash: string };

/** Opens a tab: fresh stores over what the browser holds. Its globals are those of the last tab opened or entered. */
export async function openTab(shared: SharedBrowser, query = '') {
  const session: Keys = new Map();
  let sessionRoom = Number.POSITIVE_INFINITY;
  const address: FakeAddress = { pathname: '/pago-exito', search: query, hash: '' };
  const replaced: string[] = [];
  const tell = (key: string): void => {
    const newValue = shared.stored.get(key) ?? null;
    shared.window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  };
  const roomFor = (key: string): number => {
    const others = [...shared.stored].filter(([other]) => other !== key).map(([, value]) => value);
    return Math.min(shared.room, shared.capacity - others.join('').length);
  };
  const localStorage = storageOf(shared.stored, tell, roomFor);
  const sessionStorage = storageOf(session, undefined, () => sessionRoom);
  const window = Object.assign(shared.window, { localStorage });
  const history = {
    state: null,
    replaceState: (_state: unknown, _title: string, url: string): void => {
      replaced.push(url);
      address.search = new URL(url, 'http://shop.test').search;
    },
  };
  function enter(): void {
    vi.stubGlobal('window', window);
    vi.stubGlobal('document', new EventTarget());
    vi.stubGlobal('localStorage', localStorage);
    vi.stubGlobal('sessionStorage', sessionStorage);
    vi.stubGlobal('navigator', { onLine: true, locks: shared.locks });
    vi.stubGlobal('location', address);
    vi.stubGlobal('history', history);
  }
  vi.resetModules();
  enter();
  return {
    session,
    address,
    replaced,
    enter,
    /** From now on the tab's own storage has no room for anything. */
    refuseSession: (): void => {
      sessionRoom = 0;
    },
    cart: await import('#stores/cart/cart.ts'),
    attempt: await import('#stores/payment/payment-attempt.ts'),
    placing: await import('#stores/payment/place-order.ts'),
    returning: await import('#stores/payment/complete-payment.ts'),
    orders: await import('#stores/payment/order-history.ts'),
  };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;

/** The same tab on its next page. */
export async function nextPage(shared: SharedBrowser, tab: Tab, query = ''): Promise<Tab> {
  const next = await openTab(shared, query);
  for (const [key, value] of tab.session) next.session.set(key, value);
  return next;
}

/** Places the order of what is in the cart, up to the hand-off. */
export async function readyOrder(tab: Tab, services = fakeOrderServices(), asked = request) {
  const placed = await tab.placing.placeOrder(asked, services);
  if (placed.kind !== 'ready') throw new Error(placed.kind);
  return placed;
}

/** Places the order of what is in the cart, and posts it. */
export async function postOrder(tab: Tab, services = fakeOrderServices(), asked = request): Promise<void> {
  if (!tab.placing.handOff(await readyOrder(tab, services, asked), card)) throw new Error('not posted');
}

/** A cart service that answers every record with this, and notes what it was sent. */
export function recorderTo(
  sent: PaidCart[],
  answer: Answer<RecordResult> = good({ result: 1, message: 'OK' }),
): RecordService {
  return async (paid) => {
    sent.push(paid);
    return answer;
  };
}
