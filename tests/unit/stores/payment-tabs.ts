/** Browser tabs for tests of the payment: one localStorage and one lock manager, a sessionStorage and stores for each. */
import { vi } from 'vitest';
import type { CartItem } from '#domain/cart.ts';
import { mainDocument } from './cart-items.ts';

type Keys = Map<string, string>;

/** What all tabs of a browser share. */
export type SharedBrowser = {
  readonly stored: Keys;
  readonly window: EventTarget;
  readonly locks: FakeLocks;
  /** Signs the localStorage has room for in a value; a longer one is refused. */
  room: number;
};

function storageOf(
  keys: Keys,
  tell: (key: string) => void = () => undefined,
  room = () => Number.POSITIVE_INFINITY,
) {
  return {
    getItem: (key: string): string | null => keys.get(key) ?? null,
    setItem: (key: string, value: string): void => {
      if (value.length > room()) throw new DOMException('full', 'QuotaExceededError');
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

/** Web Locks with `ifAvailable`, as far as the shop uses them. */
class FakeLocks {
  readonly #held = new Map<string, Promise<unknown>>();

  /** The tabs that held a lock are gone. */
  release(): void {
    this.#held.clear();
  }

  async request<Result>(
    name: string,
    options: { ifAvailable?: boolean } | Work<Result>,
    given?: Work<Result>,
  ): Promise<Result> {
    const work = typeof options === 'function' ? options : given;
    if (!work) throw new TypeError('no work');
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
  return { stored, window: new EventTarget(), locks: new FakeLocks(), room: Number.POSITIVE_INFINITY };
}

/** The address bar of a tab. */
export type FakeAddress = { pathname: string; search: string; hash: string };

/** Opens a tab: fresh stores over what the browser holds. Its globals are those of the last tab opened or entered. */
export async function openTab(shared: SharedBrowser, query = '') {
  const session: Keys = new Map();
  const address: FakeAddress = { pathname: '/pago-exito', search: query, hash: '' };
  const replaced: string[] = [];
  const tell = (key: string): void => {
    const newValue = shared.stored.get(key) ?? null;
    shared.window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  };
  const localStorage = storageOf(shared.stored, tell, () => shared.room);
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
    vi.stubGlobal('sessionStorage', storageOf(session));
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
    cart: await import('#stores/cart.ts'),
    attempt: await import('#stores/payment-attempt.ts'),
    placing: await import('#stores/place-order.ts'),
    returning: await import('#stores/payment-return.ts'),
    orders: await import('#stores/order-history.ts'),
  };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;
