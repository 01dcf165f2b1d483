import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fitStyles, stylesOf } from '../../../../scripts/publish/page/page-styles.ts';

const page = (css: string, body: string): string =>
  `<html><head><style>${css}</style><style>p{}</style></head><body>${body}</body></html>`;

describe('the styles of a page', () => {
  it('are read in their order and replaced by one style sheet in place of the first', () => {
    const html = page('a{}', '');
    expect(stylesOf(html).css).toBe('a{}p{}');
    const { html: replaced } = stylesOf(html).inSheet('/x.css');
    expect(replaced).toMatch(
      /^<html><head><style>.*@view-transition.*<\/style><link rel="stylesheet" href="\/x.css"><\/head>/,
    );
    expect(replaced).not.toContain('a{}');
  });

  it.each([
    'Tenis <style> raros',
    'Tenis <style>a</style> raros',
    '</style><style>',
    "it's <style>",
    '<script><style></script>',
  ])('are its elements alone, never a name like %s in an attribute', (name) => {
    const meta = `<meta name="description" content="${name}"><script>say("<style>b</style>")</script><!-- <style>c</style> -->`;
    const html = `<html><head>${meta}<style>a{}</style></head><body title="${name}"></body></html>`;
    expect(stylesOf(html).css).toBe('a{}');
    const { html: moved } = stylesOf(html).inSheet('/x.css');
    const [before, after] = moved.split('<link rel="stylesheet" href="/x.css">');
    expect(before).toMatch(
      /^<html><head>.*<!-- <style>c<\/style> --><style>[^<]*@view-transition[^<]*<\/style>$/,
    );
    expect(before).toContain(meta);
    expect(after).toBe(`</head><body title="${name}"></body></html>`);
  });

  it('stay inline while the document fits, and move out for every page of a kind that does not', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'styles-'));
    const long = randomBytes(18_000).toString('base64');
    await writeFile(join(folder, 'light.html'), page('a{color:red}', 'light'));
    await writeFile(join(folder, 'heavy.html'), page('b{color:red}', long));
    await writeFile(join(folder, 'sister.html'), page('b{color:red}', 'of the same kind'));

    const seen = new Map<string, string>();
    const kinds = await fitStyles(folder, (file, html) => void seen.set(file, html));
    expect([...kinds.values()].filter(({ href }) => href !== undefined)).toHaveLength(1);
    // The callback receives each page in its final state.
    expect([...seen.keys()].sort()).toEqual(['heavy.html', 'light.html', 'sister.html']);
    for (const [file, html] of seen) expect(await readFile(join(folder, file), 'utf8')).toBe(html);

    expect(await readFile(join(folder, 'light.html'), 'utf8')).toContain('<style>a{color:red}</style>');
    const [sheet = ''] = await readdir(join(folder, '_astro'));
    expect(await readFile(join(folder, '_astro', sheet), 'utf8')).toBe('b{color:red}p{}');
    for (const file of ['heavy.html', 'sister.html']) {
      const html = await readFile(join(folder, file), 'utf8');
      expect(html).toContain(`<link rel="stylesheet" href="/_astro/${sheet}">`);
      expect(html).not.toContain('b{color:red}');
    }
  });

  it('move out for all pages of a kind where only a later one is too heavy', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'styles-'));
    const long = randomBytes(18_000).toString('base64');
    await writeFile(join(folder, 'a.html'), page('b{color:red}', 'short'));
    await writeFile(join(folder, 'b.html'), page('b{color:red}', long));
    const seen = new Map<string, string>();
    const kinds = await fitStyles(folder, (file, html) => void seen.set(file, html));
    expect([...kinds.values()].filter(({ href }) => href !== undefined)).toHaveLength(1);
    for (const file of ['a.html', 'b.html']) {
      const html = await readFile(join(folder, file), 'utf8');
      expect(html).toContain('<link rel="stylesheet"');
      expect(seen.get(file)).toBe(html);
    }
  });

  it('stay on a page that was weighed before, without weighing it again', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'styles-'));
    const html = page('b{color:red}', 'light');
    await writeFile(join(folder, 'a.html'), html);
    const [[name, kind] = []] = await fitStyles(folder);
    expect(kind?.href).toBeUndefined();
    expect(kind?.light).toHaveLength(1);

    // Only weighing it would show that it is heavy now.
    const heavy = page('b{color:red}', randomBytes(18_000).toString('base64'));
    await writeFile(join(folder, 'a.html'), heavy);
    const light = [createHash('sha256').update(heavy).digest('base64url')];
    const kindsBefore = new Map([[name ?? '', { css: kind?.css ?? '', light }]]);
    expect([...(await fitStyles(folder, undefined, { kinds: kindsBefore })).values()]).toMatchObject([
      { light },
    ]);
    expect(await readFile(join(folder, 'a.html'), 'utf8')).toBe(heavy);

    const others = new Map([[name ?? '', { css: kind?.css ?? '', light: kind?.light }]]);
    const [weighed] = (await fitStyles(folder, undefined, { kinds: others })).values();
    expect(weighed?.samplePage).toBe('a.html');
  });

  it('are one file for pages whose sheets have another order', async () => {
    const sheet = (name: string): string => `@layer reset,tokens,base;@layer components{${name}{color:red}}`;
    const long = randomBytes(18_000).toString('base64');
    const build = async (...orders: readonly (readonly string[])[]): Promise<readonly string[]> => {
      const folder = await mkdtemp(join(tmpdir(), 'orders-'));
      for (const [at, order] of orders.entries())
        await writeFile(
          join(folder, `${at}.html`),
          `<style>@layer reset{}${order.map(sheet).join('\n')}</style>${long}`,
        );
      await fitStyles(folder);
      const files = await readdir(join(folder, '_astro'));
      return Promise.all(
        files.map(async (file) => `${file}: ${await readFile(join(folder, '_astro', file), 'utf8')}`),
      );
    };
    const [one, other] = [
      ['a', 'b', 'c'],
      ['c', 'a', 'b'],
    ];
    const both = await build(one, other);
    expect(both).toHaveLength(1);
    expect(await build(other, one)).toEqual(both);
    expect(await build(one, ['a', 'b'])).toHaveLength(2);
  });
});
