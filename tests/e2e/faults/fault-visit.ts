/** One visit that meets all faults of a call, one after the other, on the same page. */
import type { Locator, Page } from '@playwright/test';
import { FAULT_NAMES, type FaultName, SLOW_MS } from '../../faults/faults.ts';
import { type CallName, MATRIX } from '../../faults/matrix/matrix.ts';
import { hearToasts } from '../fixtures/hear-toasts.ts';
import type { SandboxControl } from '../fixtures/sandbox-control.ts';
import { expect, test } from '../fixtures/shop.ts';
import { faultNetwork, turnableClock } from './fault-network.ts';

/** The toasts and the messages in the page. */
export const spoken = (page: Page): Locator => page.getByRole('alert').or(page.getByRole('status'));

export type Visit = {
  /** Opens the page, up to the point where `act` can make the call. */
  readonly open: () => Promise<void>;
  /** Makes the call, or repeats it. */
  readonly act: () => Promise<void>;
  /** The element that shows the result to the shopper. */
  readonly says: () => Locator;
  /** Expects that no data of the shopper is lost. */
  readonly keeps: (fault: FaultName) => Promise<void>;
  /** Expects the result of a successful call, after the last fault. */
  readonly good: () => Promise<void>;
  /** Removes the obstacle to another try. */
  readonly settle?: (fault: FaultName) => Promise<void>;
  /** The fault that ends the visit comes last. */
  readonly last?: FaultName;
};

/** Console lines of the network itself, and of the specification. */
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
    // A dozen visits in one test.
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
