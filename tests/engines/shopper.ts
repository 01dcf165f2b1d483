/**
 * A shopper: a person's actions in the shop and their visible results, the same in every browser. It waits for the
 * elements it looks for; a pressed element must be there, at rest, and under the finger.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { CONDITIONS_COOKIE, type Condition } from '../../scripts/serve/conditions.ts';
import type { Driver } from './driver.ts';
import type { Seen } from './page/page-code.ts';
import { createPageBridge } from './page-bridge.ts';
import { describeSight, type Role, type Sight, sendSight, type Words } from './sight.ts';

/** How long a person waits before giving up. */
const NETWORK_TIMEOUT_MS = 30_000;
/** How long a page may take before the navigation is repeated. */
const PAGE_MS = 8_000;
/** Between two looks at a page: WebDriver has no event for visible changes. */
const GLANCE_MS = 25;

/** Further conditions of the search. */
export type Where = Omit<Sight, 'role' | 'name'>;

export interface Shopper {
  /** Opens a page and returns at its new address, before it has loaded. */
  readonly open: (path: string) => Promise<void>;
  readonly press: (role: Role, name?: Words, where?: Where) => Promise<void>;
  /** Presses into a field and types there, replacing its value. */
  readonly type: (name: Words, text: string, where?: Where) => Promise<void>;
  /** Types into a field focused without a press: from the field before it, or by a password manager. */
  readonly typeAtOnce: (name: Words, text: string, where?: Where) => Promise<void>;
  readonly key: (key: 'Enter' | 'Tab' | 'Escape') => Promise<void>;
  readonly choose: (name: Words, option: string, where?: Where) => Promise<void>;
  readonly sees: (role: Role, name?: Words, where?: Where) => Promise<Seen>;
  readonly seesNo: (role: Role, name?: Words, where?: Where) => Promise<void>;
  /** Waits until there are this many. */
  readonly counts: (wanted: number, role: Role, name?: Words, where?: Where) => Promise<void>;
  /** Waits until a field has this value. */
  readonly holds: (name: Words, value: Words, where?: Where) => Promise<void>;
  /** Waits until a choice is made. */
  readonly hasChosen: (role: Role, name: Words, where?: Where) => Promise<void>;
  /** Waits until the address (path and query) is this. */
  readonly isAt: (address: RegExp) => Promise<void>;
  readonly back: () => Promise<void>;
  /** Waits until every request is answered and two frames are drawn. */
  readonly rests: () => Promise<void>;
  /** The text in the middle of the page. */
  readonly reads: () => Promise<string>;
  /** Sets the shop's conditions from now on. */
  readonly meets: (...conditions: readonly Condition[]) => Promise<void>;
  /** Evaluates an expression in the page: for stored data, never for visible content. */
  readonly evaluate: Driver['evaluate'];
  readonly screenshot: Driver['screenshot'];
  /** The problems so far. */
  readonly problems: () => Promise<readonly string[]>;
}

const fits = (text: string, words: Words): boolean =>
  typeof words === 'string' ? text === words : words.test(text);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Polls until the answer is yes.
 * @param ask returns `undefined` for yes, or why not yet; an exception (a page that is just leaving) counts as not yet
 * @param patience milliseconds
 * @throws Error with the last reason
 */
async function until(
  what: string,
  ask: () => Promise<string | undefined>,
  patience = NETWORK_TIMEOUT_MS,
): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    const why = await ask().catch(messageOf);
    if (why === undefined) return;
    if (Date.now() > deadline) throw new Error(`${what}: ${why}`);
    await wait(GLANCE_MS);
  }
}

/** A shopper with a session of a browser. */
export async function createShopper(driver: Driver, origin: string): Promise<Shopper> {
  const ask = await createPageBridge(driver);
  const always: readonly Condition[] = driver.isDeaf ? ['heard-problems'] : [];
  const address = (): Promise<string> =>
    driver.evaluate('location.origin + location.pathname + location.search');

  /**
   * Repeats the navigation until it succeeds: MiniBrowser may still be opening its own empty page and then forgets the
   * address, and Firefox sometimes stays on its page. A hanging navigation is repeated.
   */
  async function sendTo(path: string, isThere: () => Promise<boolean>): Promise<void> {
    await until(`opening ${path}`, async () => {
      await driver.goTo(new URL(path, origin).href);
      const look = async () => ((await isThere()) ? undefined : await whereItIs());
      await until('the page does not come', look, PAGE_MS);
      return undefined;
    });
  }

  /** For the error message of a page that did not load. */
  const whereItIs = async (): Promise<string> =>
    `the browser is at ${await address()}, ${await driver.evaluate<string>('document.readyState')}`;

  /**
   * Opens the address. The old page, or no page at all (Firefox), may still be there and must not be mistaken for the
   * new one.
   */
  async function goTo(path: string): Promise<void> {
    await driver.evaluate('void (window.__left = true)');
    const isThere = 'window.__left !== true && document.body !== null && location.protocol !== "about:"';
    await sendTo(path, () => driver.evaluate(isThere));
  }

  async function meets(...conditions: readonly Condition[]): Promise<void> {
    const value = [...always, ...conditions].join('.');
    await driver.evaluate(`void (document.cookie = '${CONDITIONS_COOKIE}=${value}; path=/; SameSite=Lax')`);
  }

  const sight = (role: Role, name?: Words, where: Where = {}): Sight => ({
    role,
    ...(name !== undefined && { name }),
    ...where,
  });

  /** Waits until the visible state is the expected one. */
  async function seesIt(
    wanted: Sight,
    isRight: (seen: Seen) => string | undefined = () => undefined,
  ): Promise<Seen> {
    let last: Seen | null = null;
    await until(describeSight(wanted), async () => {
      last = await ask('look', sendSight(wanted));
      return last === null ? 'it is not there' : isRight(last);
    });
    if (last === null) throw new Error(describeSight(wanted));
    return last;
  }

  async function pressIt(wanted: Sight): Promise<void> {
    let before = '';
    await until(`pressing ${describeSight(wanted)}`, async () => {
      const found = await ask('aim', sendSight(wanted));
      if (!found.isReady) return found.why;
      const place = `${found.x},${found.y}`;
      const isAtRest = place === before;
      before = place;
      if (!isAtRest) return 'it moves';
      await driver.tap(found.x, found.y);
      // A press that led to another page leaves no page to question.
      const hasMissed = await ask('hasMissed').catch(() => false);
      return hasMissed ? 'the page moved under the finger' : undefined;
    });
  }

  const firstPage = '/robots.txt';
  await sendTo(firstPage, async () => (await address()) === origin + firstPage);
  await meets();

  return {
    open: goTo,
    press: (role, name, where) => pressIt(sight(role, name, where)),
    type: async (name, text, where) => {
      const field = sight('field', name, where);
      await pressIt(field);
      await until(`typing into ${describeSight(field)}`, async () =>
        (await ask('hasFocus', sendSight(field))) ? undefined : 'it has no focus',
      );
      const { value } = await seesIt(field);
      if (value !== '') {
        await ask('selectAll');
        await driver.keys(['Backspace']);
      }
      await driver.keys([...text]);
    },
    typeAtOnce: async (name, text, where) => {
      const field = sight('field', name, where);
      await until(`typing into ${describeSight(field)}`, async () =>
        (await ask('focus', sendSight(field))) ? undefined : 'it is not there',
      );
      await driver.keys([...text]);
    },
    key: (key) => driver.keys([key]),
    choose: (name, option, where) => {
      const field = sight('field', name, where);
      return until(
        `choosing ${option} in ${describeSight(field)}`,
        async () => (await ask('choose', sendSight(field), option)) ?? undefined,
      );
    },
    sees: (role, name, where) => seesIt(sight(role, name, where)),
    seesNo: (role, name, where) => {
      const unwanted = sight(role, name, where);
      return until(`no ${describeSight(unwanted)}`, async () =>
        (await ask('look', sendSight(unwanted))) === null ? undefined : 'it is there',
      );
    },
    counts: (wanted, role, name, where) => {
      const several = sight(role, name, where);
      return until(`${wanted} times ${describeSight(several)}`, async () => {
        const found = await ask('count', sendSight(several));
        return found === wanted ? undefined : `there are ${found}`;
      });
    },
    holds: async (name, value, where) => {
      await seesIt(sight('field', name, where), (seen) =>
        fits(seen.value, value) ? undefined : `it holds "${seen.value}", not ${value}`,
      );
    },
    hasChosen: async (role, name, where) => {
      await seesIt(sight(role, name, where), ({ isChecked }) => (isChecked ? undefined : 'it is not chosen'));
    },
    isAt: (wanted) =>
      until(`being at ${wanted}`, async () => {
        const now = (await address()).replace(origin, '');
        return wanted.test(now) ? undefined : `the address is ${now}`;
      }),
    back: () => driver.back(),
    rests: () =>
      until('a page at rest', async () =>
        (await driver.evaluate<boolean>(`document.readyState === 'complete'`)) ? undefined : 'it is loading',
      ),
    reads: () => ask('mainText'),
    meets,
    evaluate: driver.evaluate,
    screenshot: driver.screenshot,
    problems: async () => {
      if (driver.isDeaf && !(await address()).startsWith(`${origin}/`)) await goTo('/robots.txt');
      return driver.problems();
    },
  };
}
