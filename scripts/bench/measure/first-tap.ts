/** Measures the first tap on a page, from the touch to the frame with its effect, on a slow network and a slow processor. */
import type { Browser } from '@playwright/test';
import { SLOW_4G } from '../edge/link.ts';
import type { Place } from '../place.ts';
import type { Reading } from '../report.ts';
import { openDesk, openPhone, type Phone, type Stored } from './browser.ts';
import type { Control } from './controls.ts';
import { press } from './effect.ts';

/** The moments of the tap. */
export const MOMENTS = ['at once', 'after 3 s', 'after a scroll'] as const;
export type Moment = (typeof MOMENTS)[number];

const READING = 3000;
const SWIPE = 240;

/** Waits or scrolls before the tap. */
async function read({ page, session }: Phone, moment: Moment, isTouched: boolean): Promise<void> {
  if (moment === 'at once') return;
  if (moment === 'after 3 s') return page.waitForTimeout(READING);
  await page.waitForTimeout(READING / 3);
  await session.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 500,
    yDistance: -SWIPE,
    gestureSourceType: isTouched ? 'touch' : 'mouse',
  });
  await page.waitForTimeout((READING * 2) / 3);
}

/** The page that contains a control. */
export interface Stage {
  readonly browser: Browser;
  readonly place: Place;
  readonly url: string;
  /** A shopper with articles in the cart. */
  readonly stored: Stored;
}

/** Times one tap. */
export async function measureFirstTap(
  stage: Stage,
  control: Control,
  moment: Moment,
): Promise<readonly Reading[]> {
  const { browser, place, url, stored } = stage;
  const phone = await (control.hasMouse ? openDesk(browser, stored) : openPhone(browser, { stored }));
  try {
    place.edge.link.shape(SLOW_4G);
    await phone.page.goto(url, { waitUntil: 'load' });
    await read(phone, moment, !control.hasMouse);
    const value = await press(phone.page, control, control.hasMouse);
    return [{ part: 'First tap → effect', row: control.label, column: moment, unit: 'ms', value }];
  } finally {
    await phone.close();
  }
}
