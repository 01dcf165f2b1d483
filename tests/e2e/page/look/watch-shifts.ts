/** Layout shifts of a visible page (Layout Instability API). */
import type { Page } from '@playwright/test';

/**
 * All layout shifts, those right after an input as well, from the first byte on: their size, and what moved from where.
 */
export async function watchShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    const corner = ({ x, y, width, height }: DOMRectReadOnly): string => `${x},${y} ${width}×${height}`;
    const add = (entries: PerformanceEntryList): void => {
      for (const entry of entries) {
        const moved = [...(Reflect.get(entry, 'sources') ?? [])].map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} ${node?.className ?? ''}: ${corner(previousRect)} → ${corner(currentRect)}`,
        );
        shifts.push(`${Reflect.get(entry, 'value')} ${moved.join('; ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Reflect.set(window, '__shifts', () => {
      add(observer.takeRecords());
      return shifts;
    });
  });
  return () => page.evaluate(() => Reflect.get(window, '__shifts')());
}
