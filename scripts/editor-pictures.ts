/**
 * Draws the pictures of `.docs/editar-y-publicar.md`: `npm run dev` after a menu entry was renamed, its publication
 * in a terminal, and the shop afterwards. Uses a separate sandbox, development server, builds and target; takes some
 * minutes.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { findBrowser } from './browser.ts';
import { onEnd } from './commands/process.ts';
import { DEFAULT_PRODUCTS, imageService, type RunningShop, startShopSandbox } from './commands/shop.ts';
import { fail, step } from './commands/steps.ts';
import { serve } from './serve/serve.ts';

const root = resolve(import.meta.dirname, '..');
const pictures = join(root, '.docs', 'pictures');
const PORT = Number(process.env['TEST_PORT'] ?? 4360);
const [FROM, TO] = ['Niños', 'Infantil'] as const;
const WIDTH = 900;
const QUALITY = 70;

const rename = (shop: RunningShop, from: string, to: string): Promise<Response> =>
  fetch(`${shop.apiOrigin}/__sandbox/menu`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ from, to }),
  });

/** Runs `npm run publish` and returns its output. */
async function publish(shop: RunningShop, folder: string, args: readonly string[]): Promise<string> {
  const command = ['scripts/publish-shop.ts', '--to', folder, ...args];
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: shop.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      out += chunk.toString('utf8');
    });
  const exit = await new Promise((done) => child.once('close', done));
  if (exit !== 0) throw new Error(out);
  return out;
}

async function draw(page: Page, name: string): Promise<void> {
  const png = await page.screenshot({ animations: 'disabled' });
  await sharp(png)
    .webp({ quality: QUALITY })
    .toFile(join(pictures, `${name}.webp`));
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Progress lines, whose number depends on the machine. */
const PROGRESS = /^.*, faltan unos .*\n/gm;

/** Draws a terminal with the output of a command. */
async function drawTerminal(browser: Browser, name: string, command: string, out: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 100 } });
  const text = escaped(`$ ${command}\n${out.replace(PROGRESS, '').trimEnd()}`);
  await page.setContent(
    `<body style="margin:0"><pre style="margin:0;padding:20px;font:15px/1.45 monospace;background:#1d2430;color:#e6e9ee;white-space:pre-wrap">${text}</pre>`,
  );
  const height = await page.locator('pre').evaluate((node) => Math.ceil(node.getBoundingClientRect().height));
  await page.setViewportSize({ width: WIDTH, height });
  await draw(page, name);
  await page.close();
}

async function drawShop(browser: Browser, name: string, origin: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: WIDTH * 1.2, height: 420 }, locale: 'es-GT' });
  await page.goto(origin);
  await page.getByRole('banner').getByText(TO).first().waitFor();
  await page.waitForLoadState('load');
  await draw(page, name);
  await page.close();
}

/** Starts `npm run dev` with the sandbox of these pictures. */
async function startDevelopment(shop: RunningShop): Promise<() => void> {
  const astro = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const template = `${imageService(shop.apiOrigin)}{width}/{format}/{name}`;
  const child = spawn(process.execPath, [astro, 'dev', '--port', String(shop.port)], {
    cwd: root,
    env: { ...shop.env, PUBLIC_APP_ENV: 'development', PUBLIC_IMAGE_TEMPLATE: template },
    stdio: 'ignore',
  });
  await untilServed(shop, FROM);
  return () => child.kill();
}

/**
 * Requests the home page once a second until it contains these words.
 * @throws Error after a minute
 */
async function untilServed({ siteOrigin }: RunningShop, words: string): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    const answer = await fetch(siteOrigin).catch(() => undefined);
    if (answer?.ok && (await answer.text()).includes(words)) return;
    await wait(1000);
  }
  throw new Error(`${siteOrigin} does not say ‘${words}’.`);
}

async function drawAll(shop: RunningShop, browser: Browser, folder: string): Promise<void> {
  await step('a first publication', () => publish(shop, folder, ['--confirm']));
  const endDevelopment = await step('the development server', () => startDevelopment(shop));
  await rename(shop, FROM, TO);
  await untilServed(shop, TO);
  await step('the menu in it', () => drawShop(browser, 'editar-ver', shop.siteOrigin));
  endDevelopment();
  const told = await step('what would change', () => publish(shop, folder, ['--dry-run']));
  await drawTerminal(browser, 'editar-diferencia', 'npm run publish -- --dry-run', told);
  const published = await step('a publication', () => publish(shop, folder, []));
  await drawTerminal(browser, 'editar-publicar', 'npm run publish', published);
  const server = await serve({ root: join(folder, 'current'), port: shop.port });
  await step('the shop', () => drawShop(browser, 'editar-en-vivo', server.origin));
  await server.close();
}

async function main(): Promise<void> {
  const { path, args } = findBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  const shop = await startShopSandbox({
    root,
    port: PORT,
    apiPort: PORT + 1,
    products: DEFAULT_PRODUCTS,
    state: 'memory',
    faults: true,
  });
  onEnd(shop.close);
  const browser = await chromium.launch({ args, ...(path && { executablePath: path }) });
  try {
    await drawAll(shop, browser, folder);
  } finally {
    await browser.close();
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main().catch(fail);
