/** The scripts that a page requests, and their sizes. */
import type { Page, Request } from '@playwright/test';
import { readElements } from '../../../scripts/publish/page/page-facts.ts';
import { brotli } from '../../../scripts/serve/compression.ts';

/** A script that was loaded. */
export interface LoadedScript {
  readonly url: string;
  readonly code: string;
}

export interface ScriptWatch {
  /** All scripts so far, once the page has come to rest: every request is answered, and two frames are drawn. */
  readonly atRest: () => Promise<readonly LoadedScript[]>;
  /** The addresses of the React scripts among them. */
  readonly react: () => Promise<readonly string[]>;
}

/** React's runtime prints this address in its messages; nothing else does. */
const isReact = ({ code }: LoadedScript): boolean => code.includes('react.dev/errors');

async function read(request: Request): Promise<LoadedScript> {
  const response = await request.response();
  return { url: request.url(), code: (await response?.text()) ?? '' };
}

const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/**
 * Watches all script files that a page loads from now on, as a visitor who saves data: other visitors also fetch code
 * ahead once the page is at rest.
 */
export async function watchScripts(page: Page): Promise<ScriptWatch> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const scripts: Promise<LoadedScript>[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    const script = read(request);
    // A script may still be loading when the test ends; callers that await it receive the failure.
    script.catch(() => undefined);
    scripts.push(script);
  });
  async function atRest(): Promise<readonly LoadedScript[]> {
    await page.waitForLoadState('load');
    for (let known = -1; known !== scripts.length; ) {
      known = scripts.length;
      await Promise.all(scripts);
      await twoFrames(page);
    }
    return Promise.all(scripts);
  }
  return { atRest, react: async () => (await atRest()).filter(isReact).map(({ url }) => url) };
}

/** Brotli bytes of script files and of the inline scripts of a page's HTML. */
export async function weighScripts(scripts: readonly LoadedScript[], html: string): Promise<number> {
  const inline = readElements(html)
    .filter(({ kind, attributes }) => kind === 'script' && !attributes.has('src'))
    .map(({ content }) => content)
    .join('\n');
  const texts = [...scripts.map(({ code }) => code), ...(inline.trim() === '' ? [] : [inline])];
  const sizes = await Promise.all(texts.map(async (text) => (await brotli(text)).byteLength));
  return sizes.reduce((sum, size) => sum + size, 0);
}
