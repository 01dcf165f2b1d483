/** One visit that meets all faults of a call, one after the other, on the same page. */
import type { Locator, Page } from '@playwright/test';
import { FAULT_NAMES, type FaultName, SLOW_MS } from '../../faults/faults.ts';
import { type CallName, MATRIX } from '../../faults/matrix/matrix.ts';
import { hearToasts } from '../fixtures/hear-toasts.ts';
import type { SandboxControl } from '../fixtures/sandbox-control.ts';
import { expect, test } from '../fixtures/shop.ts';
import { faultNetwork, turnableClock } from './fault-network.ts';

/** What is said at once, and what stays. */
export const spoken = (page: Page): Locator => page.getByRole('alert').or(page.getByRole('status'));

export type Visit = {
  /** Opens the page, up to where the call can be made by `act`. */
  readonly open: () => Promise<void>;
  /** Makes the call, or makes it again. */
  readonly act: () => Promise<void>;
  /** Where the shopper reads what came of it, by role. */
  readonly says: () => Locator;
  /** Holds that nothing of the shopper's is lost. */
  readonly keeps: (fault: FaultName) => Promise<void>;
  /** Holds what the call comes to when nothing is wrong any more, after the last fault. */
  readonly good: () => Promise<void>;
  /** Removes the obstacle to another try. */
  readonly settle?: (fault: FaultName) => Promise<void>;
  /** Faults that end the visit come last. */
  readonly last?: FaultName;
};

/** What the network itself, and the specification, write into the console. */
const NETWORKS_OWN = /Failed to load resource|net::ERR_|Fallo en la búsqueda de existencias|Row left out/;

const isBusy = (page: Page) => page.locator('[aria-busy="true"]');

/** The test of a call: every fault of its row in `tests/faults/`. */
export function testFaults(
  name: CallName,
  visitOf: (page: Page, sandbox: SandboxControl) => Promise<Visit>,
): void {
  const { method, path, cells } = MATRIX[name];
  test(`${method} ${path}: every fault is reported, and leaves the page as usable as before`, {
    tag: '@desktop',
  }, async ({ page, sandbox, expected }) => {
    // A dozen visits in one.
    test.slow();
    expected.push(NETWORKS_OWN);
    await turnableClock(page);
    const heard = await hearToasts(page);
    const visit = await visitOf(page, sandbox);
    const network = await faultNetwork(page, name);
    const order = FAULT_NAMES.filter((fault) => fault !== visit.last && fault !== 'left');
    const faults: readonly FaultName[] = [...order, 'left', ...(visit.last ? [visit.last] : [])];
    network.meet('refused');
    await visit.open();
    for (const fault of faults)
      await test.step(String(fault), async () => {
        network.meet(fault);
        const before = (await heard()).length;
        await visit.act();
        await network.asked();
        if (fault === 'slow') await page.clock.fastForward(SLOW_MS);
        if (fault === 'left') {
          await page.goto('/robots.txt');
          network.meet('refused');
          await visit.open();
        } else {
          // A repeated toast is announced, but not drawn a second time.
          const said = async () => [
            ...(await heard()).slice(before),
            ...(await visit.says().allInnerTexts()),
          ];
          await expect.poll(said).toContainEqual(expect.stringContaining(cells[fault].says));
        }
        await expect(isBusy(page)).toHaveCount(0);
        await visit.keeps(fault);
        await visit.settle?.(fault);
      });
    network.meet(undefined);
    if (visit.last) await visit.open();
    await visit.act();
    await visit.good();
  });
}
