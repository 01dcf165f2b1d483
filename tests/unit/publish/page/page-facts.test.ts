import { describe, expect, test } from 'vitest';
import {
  cspHash,
  pathOfFile,
  readElements,
  readHeadTags,
  readPageFacts,
} from '../../../../scripts/publish/page/page-facts.ts';

const html = `<!doctype html><html><head>
<link rel="canonical" href="https://tienda.test/en/a?x=1&amp;y=2">
<link rel="alternate" hreflang="es-GT" href="https://tienda.test/a">
<meta name="robots" content="noindex, follow">
<style>.a{color:red}</style>
<script type="module">start()</script>
<script type="module" src="/_astro/a.js"></script>
<script type="application/ld+json">{"name":"x"}</script>
<script type="application/json" data-title="a > b">[]</script>
<script data-note='x > y'>run()</script>
</head><body><style>.a{color:red}</style></body></html>`;

describe("a page's facts are", () => {
  const facts = readPageFacts('en/a.html', html);

  test('its address, its canonical address and its translations', () => {
    expect(facts.path).toBe('/en/a');
    expect(facts.canonical).toBe('https://tienda.test/en/a?x=1&y=2');
    expect(facts.alternates).toEqual([{ language: 'es-GT', url: 'https://tienda.test/a' }]);
  });

  test('that search engines leave it out', () => {
    expect(facts.noIndex).toBe(true);
    expect(readPageFacts('b.html', '<meta name="robots" content="index">').noIndex).toBe(false);
  });

  test('the hashes of scripts that run, not of data or files, and each once', () => {
    expect(facts.scripts).toEqual([cspHash('start()'), cspHash('run()')]);
    expect(facts.styles).toEqual([cspHash('.a{color:red}')]);
  });
});

test('the hash is the one that a browser computes', () => {
  // From the CSP specification: the hash of alert('Hello, world.');
  expect(cspHash("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

test.each([
  ['index.html', '/'],
  ['en/index.html', '/en'],
  ['en.html', '/en'],
  ['producto/A-1.html', '/producto/A-1'],
])('the file %s has the address %s', (file, path) => {
  expect(pathOfFile(file)).toBe(path);
});

test("an earlier tag's text hides neither the address of a page nor its translations", () => {
  const hostile = html.replace('<head>', '<head><meta name="description" content="</head><body>">');
  const { canonical, alternates, noIndex } = readPageFacts('en/a.html', hostile);
  expect([canonical, alternates.length, noIndex]).toEqual(['https://tienda.test/en/a?x=1&y=2', 1, true]);
});

test.each([
  ['with another case and a blank in its end tag', '<SCRIPT>a</script >', ['a']],
  ['whose attributes hold its end', '<script data-a="</script>">a</script>', ['a']],
  ['that hold the beginning of another', '<script>"<script>"</script><style>b</style>', ['"<script>"', 'b']],
  ['that follow one that never ends', '<style>a<script>b</script>', []],
  ['whose tags never end', '<script data-a="<style>a</style>', []],
  ['that a comment holds', '<!--<script>a</script>--><script>b</script>', ['b']],
  ['that a value holds', '<p title="<script>a"><i title=\'<style>\'><script>b</script>', ['b']],
  ['after a quote that opens no value', '<p title=it"s data-a = "x">\'<script>b</script>', ['b']],
  ['after what is no tag', 'a < b "<script>c</script>', ['c']],
  ['of none', '<scripty>a</scripty>', []],
  ['after a value that ends with "="', '<p data-a="b=">  <script>c</script>', ['c']],
  ['after text with quotes', '<p>"a" = \'b\' <script>c</script>', ['c']],
  ['after many tags whose values end so', `${'<p a="b=">'.repeat(9)}<script>c</script>`, ['c']],
  ['that a value of a tag holds which ends with the page', '<p title="a><script>b</script>', []],
  ['that are part of another', '<p title="a>b" <script>c</script>', []],
])('scripts and styles are read %s', (_what, text, contents) => {
  expect(readElements(text).map(({ content }) => content)).toEqual(contents);
});

test('tags of the head end where no value contains their end', () => {
  const tags = readHeadTags('<meta content="a > b" name=x><link rel=icon href=\'/a"b\'><meta name="y');
  expect(tags.map((tag) => Object.fromEntries(tag))).toEqual([
    { content: 'a > b', name: 'x', tag: 'meta' },
    { rel: 'icon', href: '/a"b', tag: 'link' },
  ]);
});

test.each([
  ['<meta name=robots content=noindex>'],
  ['<link rel=canonical href=https://evil.example/>'],
  ['<link rel=alternate hreflang=fr href=/x>'],
])("a description's text is no tag of the page: %s", (said) => {
  const hostile = `<meta name=description content="Vea ${said} aquí"><link rel="canonical" href="https://s.test/a"></head>`;
  const { noIndex, canonical, alternates } = readPageFacts('a.html', hostile);
  expect([noIndex, canonical, alternates]).toEqual([false, 'https://s.test/a', []]);
});

test('a page of only unfinished tags is read in time', () => {
  for (const part of ['<link "', '<script>', '<a b="', "<a b='", '<!--', '<a ', '< '])
    expect(readPageFacts('a.html', part.repeat(100_000)).scripts).toEqual([]);
});
