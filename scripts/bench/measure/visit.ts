/** Measures a visit without interaction: the bytes until the page has loaded, and after it is idle. */
import type { Browser } from '@playwright/test';
import type { Exchange } from '../edge/edge.ts';
import { SLOW_4G } from '../edge/link.ts';
import type { Place } from '../place.ts';
import type { Reading, Unit } from '../report.ts';
import { openPhone } from './browser.ts';

const KILOBYTE = 1024;
/** Milliseconds without interaction after the page has loaded. */
const UNTOUCHED = 10_000;

const isScript = ({ type }: Exchange): boolean => type.startsWith('text/javascript');

interface Visit {
  readonly before: readonly Exchange[];
  readonly after: readonly Exchange[];
}

async function visit(browser: Browser, place: Place, url: string, savesData: boolean): Promise<Visit> {
  const { page, session, close } = await openPhone(browser, { isSlow: false });
  try {
    if (savesData) await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    place.edge.link.shape(SLOW_4G);
    place.edge.seen.length = 0;
    await page.goto(url, { waitUntil: 'load' });
    const loadedAt = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return performance.timeOrigin + (entry && 'loadEventStart' in entry ? Number(entry.loadEventStart) : 0);
    });
    await page.waitForTimeout(UNTOUCHED);
    const seen = [...place.edge.seen];
    return { before: seen.filter(({ at }) => at < loadedAt), after: seen.filter(({ at }) => at >= loadedAt) };
  } finally {
    await close();
  }
}

const kilobytes = (exchanges: readonly Exchange[]): number =>
  exchanges.reduce((total, { bytes }) => total + bytes, 0) / KILOBYTE;

/** Visits a page twice: normally, and with Save-Data. */
export async function measureVisit(
  browser: Browser,
  place: Place,
  row: string,
  url: string,
): Promise<readonly Reading[]> {
  const { before, after } = await visit(browser, place, url, false);
  const saving = await visit(browser, place, url, true);
  const own = after.filter(({ isWorker }) => !isWorker);
  const reading = (column: string, unit: Unit, value: number): Reading => ({
    part: 'A visit that nobody touches',
    row,
    column,
    unit,
    value,
  });
  return [
    reading('script files until load', 'count', before.filter(isScript).length),
    reading('script until load', 'KB', kilobytes(before.filter(isScript))),
    reading('files after', 'count', own.length),
    reading('after', 'KB', kilobytes(own)),
    reading('of it script', 'KB', kilobytes(own.filter(isScript))),
    reading('service worker', 'KB', kilobytes(after.filter(({ isWorker }) => isWorker))),
    reading('after, Save-Data', 'KB', kilobytes(saving.after.filter(({ isWorker }) => !isWorker))),
  ];
}
