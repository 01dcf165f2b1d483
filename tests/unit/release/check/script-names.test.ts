import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brokenScriptNames, namesIn } from '../../../../scripts/release/check/script-names.ts';

test('a script names what it imports at once, later, as a worker, and the styles that come with it', () => {
  const script = `import{a}from"./shop.BWbg.js";import"./page.iAVz.js";const b=()=>import(\`./later._mdk.js\`);
    preload(["_astro/later._mdk.js","_astro/Saved.B7kk.css"]);new Worker(new URL(\`/_astro/worker-B-R.js\`,import.meta.url));
    register("/sw.js");const none="./datos.json",word="a.js";import("./shop.BWbg.js")`;
  expect(namesIn(script)).toEqual([
    'shop.BWbg.js',
    'page.iAVz.js',
    'later._mdk.js',
    'Saved.B7kk.css',
    'worker-B-R.js',
  ]);
});

test('a script that another one imports and that is not there is told once, with one that names it', async () => {
  const site = await mkdtemp(join(tmpdir(), 'scripts-'));
  await mkdir(join(site, '_astro'));
  const scripts = {
    '_astro/a.1.js': 'import"./b.2.js";import(`./gone.3.js`)',
    '_astro/b.2.js': 'preload(["_astro/gone.3.js","_astro/b.2.css"])',
    'sw.js': 'import("./elsewhere.js")',
  };
  for (const [file, text] of Object.entries(scripts)) await writeFile(join(site, file), text);
  const files = [...Object.keys(scripts), '_astro/b.2.css'];
  expect(await brokenScriptNames(site, files)).toEqual([
    { page: '_astro/b.2.js', address: '/_astro/gone.3.js', kind: 'link' },
  ]);
  await writeFile(join(site, '_astro/gone.3.js'), '');
  expect(await brokenScriptNames(site, [...files, '_astro/gone.3.js'])).toEqual([]);
});
