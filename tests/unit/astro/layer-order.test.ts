import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { layerOrder } from '../../../scripts/astro/layer-order.ts';

const root = resolve(import.meta.dirname, '../../..');

test('every style sheet begins with the order of the layers, whatever it contains', async () => {
  const plugins = [layerOrder];
  const config = await resolveConfig({ configFile: false, css: { postcss: { plugins } } }, 'build');
  const { code } = await preprocessCSS('@layer utilities { a { color: red } }', 'own.css', config);
  const order = /^@layer [\w-]+(?:, ?[\w-]+)+;/.exec(code)?.[0] ?? '';
  expect(order).not.toBe('');
  expect(readFileSync(resolve(root, 'src/styles/layers.css'), 'utf8')).toContain(order);
  expect(code.slice(order.length).trim()).toBe('@layer utilities { a { color: red } }');
});
