import { resolve } from 'node:path';
import { satteri } from '@astrojs/markdown-satteri';
import { expect, test } from 'vitest';
import { factTexts } from '../../../scripts/astro/fact-texts.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

test('facts are filled into text, headings and links of Markdown', async () => {
  const renderer = await satteri({ mdastPlugins: [factTexts(ROOT)] }).createRenderer({});
  const { code } = await renderer.render(
    '## {{returns.days}} días\n\n**{{warranty.days}} días** y [{{shop.phone}}](tel:{{shop.phone}}).',
  );
  expect(code).toContain('<h2 id="30-días">30 días</h2>');
  expect(code).toContain('<strong>90 días</strong> y <a href="tel:2345-6789">2345-6789</a>.');
});
