import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeNonLatin1 } from '#shared/html/latin1.ts';
import { minifyHtml } from '#shared/html/minify-html.ts';

const readBack = (html: string): string =>
  html.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

test.each([
  ['Oferta −50 %', 'Oferta &#8722;50 %'],
  ['“Niño”…', '&#8220;Niño&#8221;&#8230;'],
  ['tenis 👟', 'tenis &#128095;'],
  ['año & café', 'año & café'],
])('%s is written as %s', (text, expected) => {
  expect(escapeNonLatin1(text)).toBe(expected);
});

test('no text has a wide character afterwards, and all of them read as before', () => {
  const text = fc.string({ unit: 'grapheme' }).filter((each) => !each.includes('&'));
  fc.assert(
    fc.property(text, (each) => {
      expect(escapeNonLatin1(each)).not.toMatch(/[^\0-\xff]/);
      expect(readBack(escapeNonLatin1(each))).toBe(each);
    }),
  );
});

test('words and attributes have references, scripts and styles their own characters', () => {
  const html = '<p title="“a”">b → c</p><script>say("→")</script><style>p::before{content:"→"}</style>';
  expect(minifyHtml(html)).toBe(
    '<p title="&#8220;a&#8221;">b &#8594; c</p><script>say("→")</script><style>p::before{content:"→"}</style>',
  );
});
