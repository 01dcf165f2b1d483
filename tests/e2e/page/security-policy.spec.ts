import { expect, ORIGINS, test } from '../fixtures/shop.ts';
import { test as stillTest } from '../fixtures/still-page.ts';

const PAGES = ['/', '/productos', '/nosotros', '/contact', '/version', '/en', '/en/productos', '/no-existe'];

for (const path of PAGES) {
  stillTest(`${path} runs under its policy, and axe finds nothing`, async ({ page, axe, expected }) => {
    expected.push(/status of 404.*no-existe/);
    const response = await page.goto(path);
    expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    await expect(page.getByRole('main')).toBeVisible();
    await axe(page);
  });
}

test('an injected inline script is blocked and reported once', async ({ page, expected }) => {
  expected.push(/script-src-elem blocks inline/, /Executing inline script violates/);
  await page.goto('/');
  const violations = await page.evaluate(async () => {
    const found: string[] = [];
    const told = new Promise<void>((resolve) => {
      addEventListener('securitypolicyviolation', (event) => {
        found.push(event.effectiveDirective);
        resolve();
      });
    });
    const script = document.createElement('script');
    script.textContent = 'window.__injected = true;';
    document.body.append(script);
    await told;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return { found, ran: Reflect.has(window, '__injected') };
  });
  expect(violations).toEqual({ found: ['script-src-elem'], ran: false });
});

test('no other page can frame the shop', async ({ page, expected }) => {
  expected.push(/frame-ancestors|Framing|chrome-error/);
  await page.route('**/frame.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe title="shop" src="${ORIGINS.shop}/"></iframe>`,
    }),
  );
  await page.goto(`${ORIGINS.sandbox}/frame.html`);
  // Chromium shows its own error page instead of a page that refuses to be framed.
  await expect.poll(() => page.frames().at(1)?.url()).toBe('chrome-error://chromewebdata/');
});

test('a page without scripts is complete @nojs', async ({ page }) => {
  await page.goto('/productos');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Productos' }).getByRole('article').first()).toBeVisible();
});
