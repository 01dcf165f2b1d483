import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPageFacts } from '../../../scripts/publish/page/page-facts.ts';
import { fitStyles, stylesOf } from '../../../scripts/publish/page/page-styles.ts';
import { joinKinds, styleFitter } from '../../../scripts/render/style-fitter.ts';

const page = (css: string, body: string): string =>
  `<html><head><style>${css}</style><style>p::before{content:"ñ"}</style></head><body>${body}</body></html>`;
const LONG = randomBytes(24_000).toString('base64');

test('a page of a certainly heavy kind gets its style sheet at once, and so do those after it', async () => {
  const fitter = styleFitter(new Map());
  const doubtful = await fitter.fit('a.html', page('b{}', 'corto'));
  expect(doubtful).toMatchObject({ html: page('b{}', 'corto'), kind: undefined });
  const heavy = await fitter.fit('b.html', page('b{}', LONG));
  const after = await fitter.fit('c.html', page('b{}', 'señal'));
  expect(heavy.kind).toBeDefined();
  expect(after.kind).toBe(heavy.kind);
  const [[name, { css = '', href = '', samplePage = '' } = {}] = []] = fitter.settled();
  expect(name).toBe(heavy.kind);
  expect(css).toBe('b{}p::before{content:"ñ"}');
  expect(samplePage).toBe('b.html');
  expect(after.html).toContain(`<link rel="stylesheet" href="${href}">`);
  expect(after.html).toContain('<body>señal</body>');
});

test("a page's facts come from the tags it was fitted with, wherever its styles went", async () => {
  const fitter = styleFitter(new Map());
  const head =
    '<script>a()</script><style>b{}</style><style media="print">i{}</style><meta name="robots" content="noindex">' +
    '<link rel="canonical" href="https://shop.test/a">';
  for (const [body, isMoved] of [
    ['corto', false],
    [LONG, true],
  ] as const) {
    const { html, tags, kind } = await fitter.fit('a.html', page('b{}', head + body));
    expect(kind !== undefined).toBe(isMoved);
    expect(readPageFacts('a.html', html, tags)).toEqual(readPageFacts('a.html', html));
  }
});

test('a page without styles, and one of a light kind, stay unchanged', async () => {
  const fitter = styleFitter(new Map());
  for (const html of ['<p>ñ</p>', page('b{}', 'corto')])
    expect(await fitter.fit('a.html', html)).toMatchObject({ html, kind: undefined });
  expect(fitter.settled().size).toBe(0);
});

test('a kind that had a style sheet in the last build has it from its first page on', async () => {
  const first = styleFitter(new Map());
  await first.fit('b.html', page('b{}', LONG));
  const next = styleFitter(first.settled());
  expect((await next.fit('a.html', page('b{}', 'corto'))).kind).toBeDefined();
  expect(next.settled()).toEqual(first.settled());
});

test('fitting pages while they render equals fitting them afterwards', async () => {
  const pages: Readonly<Record<string, string>> = {
    'a.html': page('b{}', 'corto ñ'),
    'b.html': page('b{}', LONG),
    'c.html': page('b{}', 'otro ñ'),
    'd.html': page('i{}', 'claro'),
  };
  const late = await mkdtemp(join(tmpdir(), 'late-'));
  const early = await mkdtemp(join(tmpdir(), 'early-'));
  const fitter = styleFitter(new Map());
  const done = new Set<string>();
  for (const [file, html] of Object.entries(pages)) {
    await writeFile(join(late, file), html);
    const fitted = await fitter.fit(file, html);
    if (fitted.kind !== undefined) done.add(file);
    await writeFile(join(early, file), fitted.html);
  }
  const kinds = await fitStyles(late);
  const fitted = joinKinds([fitter.settled(), new Map()]);
  expect(await fitStyles(early, undefined, { fitted, isDone: (file) => done.has(file) })).toEqual(kinds);
  expect([...done]).toEqual(['b.html', 'c.html']);
  const sheets = [...kinds.values()].flatMap(({ href }) => href ?? []);
  expect(sheets).toHaveLength(1);
  for (const file of [...Object.keys(pages), ...sheets])
    expect(await readFile(join(early, file), 'utf8')).toBe(await readFile(join(late, file), 'utf8'));
});

test('threads that met the styles of a kind in another order settle on the same one', () => {
  const kind = (css: string) => new Map([['k', { css, href: '/_astro/page.k.css', samplePage: css }]]);
  const [one, other] = [joinKinds([kind('a'), kind('b')]), joinKinds([kind('b'), kind('a')])];
  expect(one.get('k')?.css).toBe('a');
  expect(other.get('k')?.css).toBe('a');
});

test('a short text replaces the styles of a kind that has a sheet, and the page is the same', async () => {
  const fitter = styleFitter(new Map());
  const { css } = stylesOf(page('b{}', ''));
  expect(fitter.shorten(css)).toBe(css);
  await fitter.fit('a.html', page('b{}', 'corto'));
  expect(fitter.shorten(css)).toBe(css);
  const { kind } = await fitter.fit('b.html', page('b{}', LONG));
  const short = fitter.shorten(css);
  expect(short.length).toBeLessThan(css.length);
  const whole = await fitter.fit('c.html', page('b{}', 'señal'));
  const body = '</head><body>señal</body></html>';
  const shortened = await fitter.fit('d.html', `<html><head><style>${short}</style>${body}`);
  expect(shortened).toMatchObject({ html: whole.html, kind });
  expect(fitter.settled().size).toBe(1);
  expect(fitter.settled().get(kind ?? '')?.css).toBe(css);
});
