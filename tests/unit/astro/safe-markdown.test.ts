import { satteri } from '@astrojs/markdown-satteri';
import { expect, test } from 'vitest';
import { safeMarkdown } from '../../../scripts/astro/safe-markdown.ts';

/** The page's HTML of a text. */
async function render(text: string): Promise<string> {
  const renderer = await satteri({ mdastPlugins: [safeMarkdown] }).createRenderer({ syntaxHighlight: false });
  return (await renderer.render(text)).code;
}

test.each([
  ['<script>alert(1)</script>'],
  ['Hola <img src=x onerror=alert(1)>'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
  ['[a](javascript:alert(1))'],
  ['[a](&#x6a;ava&Tab;script:alert(1))'],
  ['[a][r]\n\n[r]: vbscript:alert(1)'],
  ['<javascript:alert(1)>'],
  ['![a](data:image/svg+xml,alert)'],
  ['> - **[a](data:text/html,alert(1))**'],
])('%s reaches no page', async (text) => {
  const html = await render(text);
  expect(html).not.toMatch(/<(?:script|img|iframe)|(?:href|src)="[^"]/);
});

test('an ordinary text stays unchanged', async () => {
  const html = await render('## Envío\n\n**Gratis** a [todo el país](/contact), `<b>`.');
  expect(html).toContain('<h2 id="envío">Envío</h2>');
  expect(html).toContain('<strong>Gratis</strong> a <a href="/contact">todo el país</a>');
});
