/** HTML of a service in tags and texts. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type HtmlToken, htmlTokens } from '#shared/html/html-tokens.ts';

const tokens = (html: string): readonly HtmlToken[] => [...htmlTokens(html)];
const text = (words: string): HtmlToken => ({ type: 'text', text: words });
const close = (name: string): HtmlToken => ({ type: 'close', name });
const open = (name: string, attributes = ''): HtmlToken => ({ type: 'open', name, attributes });

test.each<[string, readonly HtmlToken[]]>([
  ['<p>a</p>b', [open('p'), text('a'), close('p'), text('b')]],
  ['<B CLASS="x">a</B >', [open('b', ' CLASS="x"'), text('a'), close('b')]],
  ['<br/>', [open('br', '/')]],
  ['<p title="a>b">', [open('p', ' title="a>b"')]],
  ["<p title='a>b'>c", [open('p', " title='a>b'"), text('c')]],
  [`<p title="it's>">c`, [open('p', ` title="it's>"`), text('c')]],
  // An unclosed quote.
  ['<p title="a>c</p>', [open('p', ' title="a'), text('c'), close('p')]],
  ['a < b > c', [text('a < b > c')]],
  ['<<b>>', [text('<'), open('b'), text('>')]],
  ['a<!-- <b> -->b', [text('a'), text('b')]],
  ['a<!doctype html>b', [text('a'), text('b')]],
  ['a<?xml x?>b', [text('a'), text('b')]],
  ['a<!-- <b>', [text('a')]],
  ['&lt;b&gt;', [text('&lt;b&gt;')]],
  ['', []],
])('%s', (html, expected) => {
  expect(tokens(html)).toEqual(expected);
});

test.each([
  ...['script', 'style', 'iframe', 'noframes', 'noembed', 'noscript', 'template', 'object', 'applet', 'svg'],
  ...['math', 'textarea', 'title', 'xmp', 'plaintext', 'select', 'canvas', 'audio', 'video'],
])('the content of <%s> is not text', (name) => {
  const words = (html: string): string =>
    tokens(html)
      .map((token) => (token.type === 'text' ? token.text : ''))
      .join('|');
  expect(words(`a<${name}>x<p>y</p></${name}>b`)).toBe('a||b');
  expect(words(`a<${name.toUpperCase()} x=y>x</${name} >b`)).toBe('a||b');
});

test('no text is empty, and without tags a text is complete', () => {
  const piece = fc.constantFrom('<p>', '</p>', '<', '>', '"', "'", '<!--', '-->', 'a', '<b x="', '<script>');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      for (const token of htmlTokens(pieces.join('')))
        if (token.type === 'text') expect(token.text).not.toBe('');
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[^<]+$/), (plain) => {
      expect(tokens(plain)).toEqual([text(plain)]);
    }),
  );
});
