/**
 * Every kind of page, touched in every order that matters: typed and pressed right after load, pressed at rest, and
 * with slow or missing scripts. No typed text is lost, every press is answered, no page goes blank.
 */
import { addressOf } from '../e2e/pages/page-types.ts';
import { expect, test } from '../engines/journey-test.ts';
import type { Shopper } from '../engines/shopper.ts';
import { TOUCHES, type Touch } from './touches.ts';

/** Console lines about missing files, of the browser and of the islands that wait for them. */
const NOT_LOADED =
  /Failed to load resource|Loading failed for the|^failed to load: |\[astro-island\] Error hydrating/;

/** Opens the page as a new visitor. */
async function openPage(shopper: Shopper, { page, prepare }: Touch): Promise<void> {
  await shopper.evaluate('localStorage.clear()');
  await prepare?.(shopper);
  await shopper.open(await addressOf(page, 'es-GT'));
}

/** More than a heading: a waiting message counts, an empty placeholder does not. */
async function expectNotBlank(shopper: Shopper): Promise<void> {
  await expect.poll(async () => (await shopper.reads()).length).toBeGreaterThan(20);
}

async function type(shopper: Shopper, touch: Touch, hasScripts = true): Promise<void> {
  if (!touch.field) return;
  const { name, text, where } = touch.field;
  await openPage(shopper, touch);
  if (touch.page.leadsTo && hasScripts) await shopper.isAt(touch.page.leadsTo);
  await shopper.typeAtOnce(name, text, where);
  await shopper.rests();
  await shopper.holds(name, text, where);
  await expectNotBlank(shopper);
}

async function press(shopper: Shopper, touch: Touch, isAtRest = false): Promise<void> {
  await openPage(shopper, touch);
  if (touch.page.leadsTo) await shopper.isAt(touch.page.leadsTo);
  if (isAtRest) await shopper.rests();
  await touch.press(shopper);
  await expectNotBlank(shopper);
}

for (const [group, touches] of TOUCHES) {
  test.describe(group, () => {
    test.slow();

    test('lose no input, at once or at rest', async ({ shopper }) => {
      for (const touch of touches) {
        await test.step(touch.page.name, async () => {
          await type(shopper, touch);
          await press(shopper, touch);
          await press(shopper, touch, true);
        });
      }
    });

    test('lose no press while their scripts are slow', async ({ shopper }) => {
      await shopper.meets('slow-scripts');
      for (const touch of touches) await test.step(touch.page.name, () => press(shopper, touch));
    });

    test('keep the typed text where their scripts never load', async ({ shopper, expected }) => {
      expected.push(NOT_LOADED);
      await shopper.meets('blocked-scripts');
      for (const touch of touches) await test.step(touch.page.name, () => type(shopper, touch, false));
    });
  });
}
