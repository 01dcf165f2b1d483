/**
 * Measures the suggestions while somebody types, with a slowed page thread (decision 108, Long work: 16 ms a keystroke
 * at 10,000 articles and 4×). It measures how long the keystroke blocks the page, when the suggestions are painted, and
 * the thread's total work with layout and paint. The index runs in a worker, which is not slowed. Run it by hand
 * against a served shop (`npm start -- --products 10000`): node tests/bench/suggestions.ts http://localhost:4321
 */
import type { Page } from '@playwright/test';
import { launchBrowser, rest, spread, workOf } from './measure.ts';

const SLOWDOWN = 4;
const TERMS = ['tenis negros 42', 'playera azul', 'zapatllas mujer', 'mochila', 'pantalon hombre'] as const;

/** Milliseconds for which a keystroke blocks the page, and until all suggestions of the field are painted. */
type Keystroke = { readonly held: number; readonly painted: number };

function press(page: Page, key: string): Promise<Keystroke> {
  return page.evaluate(
    (letter) =>
      new Promise<Keystroke>((done, fail) => {
        const input = document.activeElement;
        const list = document.getElementById(input?.getAttribute('aria-controls') ?? '');
        if (!(input instanceof HTMLInputElement) || !list) throw new Error('no search box');
        const start = performance.now();
        input.setRangeText(letter, input.value.length, input.value.length, 'end');
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        const held = performance.now() - start;
        const wanted = input.value.trim();
        const look = (): void => {
          if (performance.now() - start > 10_000) fail(new Error(`no suggestions for ${wanted}`));
          const isDrawn = list.lastElementChild?.textContent?.includes(wanted);
          // A task after a frame's callbacks: by then it is painted.
          if (isDrawn) setTimeout(() => done({ held, painted: performance.now() - start }));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    key,
  );
}

const [origin = 'http://localhost:4321'] = process.argv.slice(2);
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(origin);
  const field = page.getByRole('banner').getByRole('searchbox');
  await field.click();
  await field.pressSequentially('zapato');
  await page.getByRole('option').first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const keystrokes: Keystroke[] = [];
  const work: number[] = [];
  for (const term of TERMS) {
    // One letter suggests nothing yet.
    await field.fill(term.slice(0, 1));
    for (const key of term.slice(1)) {
      const before = await workOf(session);
      keystrokes.push(await press(page, key));
      await rest(page);
      work.push((await workOf(session)) - before);
    }
  }
  const of = (key: keyof Keystroke): string => spread(keystrokes.map((each) => each[key]));
  process.stdout.write(
    `${keystrokes.length} keystrokes, ${SLOWDOWN}× slower: each holds the page for ${of('held')}; suggestions are painted after ${of('painted')}; work of the thread, slowdown included, ${spread(work)}\n`,
  );
} finally {
  await browser.close();
}
