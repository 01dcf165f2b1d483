/** Opens pages that the browser translates. */
import { expect, type Page } from '@playwright/test';
import { translateDocument } from '../../../engines/page/translate.ts';

/** When a page is translated: before or after React hydrates its islands. */
export const MOMENTS = ['before', 'after'] as const;
type Moment = (typeof MOMENTS)[number];

/** React's message about built HTML that was translated: it renders the island again. */
export const DRAWN_ANEW = /#418/;

/** Hydrates every built island. */
async function hydrate(page: Page): Promise<void> {
  const islands = page.locator('astro-island, main [data-mount]');
  await page.mouse.move(5, 5);
  await expect(async () => {
    const isReact = await islands.evaluateAll((all) =>
      all.map((island) => {
        island.setAttribute('data-intent', 'now');
        island.dispatchEvent(new CustomEvent('intent:hydrate'));
        return Object.keys(island).some((key) => key.startsWith('__reactContainer'));
      }),
    );
    expect(isReact).not.toContain(false);
  }).toPass({ timeout: 15_000 });
}

/** Opens a page and translates it, before or after React has hydrated its islands. */
export async function openTranslated(page: Page, path: string, moment: Moment): Promise<void> {
  await page.goto(path);
  if (moment === 'after') await hydrate(page);
  await page.evaluate(translateDocument);
}
