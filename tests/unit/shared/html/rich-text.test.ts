import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRichText, plainTextOf, type RichNode, type RichText } from '#shared/html/rich-text.ts';
import { safeHref } from '#shared/html/safe-link.ts';
import { anyText } from '../../fixtures/samples.ts';

/** The tree in short: kinds as names, text unchanged. */
function short(nodes: RichText): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      if (node.kind === 'break') return '/';
      return `${node.kind}${node.kind === 'link' ? ` ${node.href}` : ''}(${short(node.children)})`;
    })
    .join('');
}
const parsed = (html: string) => short(parseRichText(html));

describe("a description's allowed content", () => {
  test.each([
    ['Hola', 'paragraph(Hola)'],
    ['<p>Uno</p><p>Dos</p>', 'paragraph(Uno)paragraph(Dos)'],
    ['<p>Uno<br/>Dos<br></p>', 'paragraph(Uno/Dos)'],
    ['<ul><li>a</li><li>b</li></ul>', 'list(item(a)item(b))'],
    ['<ol><li>a<li>b</ol>c', 'ordered-list(item(a)item(b))paragraph(c)'],
    ['<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', 'list(item(alist(item(b)))item(c))'],
    ['<ul><li><p>a</p><p>b</p></li></ul>', 'list(item(a/b))'],
    ['<li>a', 'list(item(a))'],
    ['<b>a <i>b</i></b><strong>c</strong><em>d</em>', 'paragraph(strong(a emphasis(b))strong(c)emphasis(d))'],
    ['<p><b>a</p>b', 'paragraph(strong(a))paragraph(b)'],
    ['</b></ul></p>a', 'paragraph(a)'],
    ['<h2>T</h2><div>a<div>b</div></div>', 'paragraph(T)paragraph(a)paragraph(b)'],
    ['<table><tr><td>a</td><td>b</td></tr></table>', 'paragraph(a b)'],
    ['<span class="x">a</span><font>b</font>', 'paragraph(ab)'],
    [
      'Algod&oacute;n &amp; lino &lt;100&#37;&gt; &#x1F45F; &ntilde; &nada;',
      'paragraph(Algodón & lino <100%> 👟 ñ &nada;)',
    ],
    ['<ul><li>a<menu><li>b</menu></li></ul>', 'list(item(alist(item(b))))'],
    ['<ul><li>a</li>b</ul>', 'list(item(a)item(b))'],
    ['<ul><li><b>a</li>b</ul>', 'list(item(strong(a))item(b))'],
    ['H<sup>2</sup>O<param>!', 'paragraph(H2O!)'],
    ['a<h3>b</h3>c', 'paragraph(a)paragraph(b)paragraph(c)'],
    ['a<thing>b<month>c', 'paragraph(abc)'],
    ['a<i> b</i><a href="/x"> c</a>d', 'paragraph(aemphasis( b)link /x( c)d)'],
    ['<p><b>a<br></b>b<br></p>', 'paragraph(strong(a/)b)'],
    ['<br><p>a</p><br>b', 'paragraph(a)paragraph(b)'],
    ['<ul><br><li>a</li><br><li>b</ul>', 'list(item(a)item(b))'],
    ['<ul><li>a<br><p>b</p></ul>', 'list(item(a/b))'],
    ['<ul><li>a<br>b<p>c</p></ul>', 'list(item(a/b/c))'],
    ['<ul><li>a<br><ul><li>b</ul></ul>', 'list(item(alist(item(b))))'],
    ['  a \n\t b  ', 'paragraph(a b )'],
    ['talla < 42 & > 40', 'paragraph(talla < 42 & > 40)'],
    ['<>', 'paragraph(<>)'],
    ['', ''],
    [' <p> </p><ul></ul><b></b>', ''],
  ])('%j', (html, tree) => {
    expect(parsed(html)).toBe(tree);
  });
});

describe('links', () => {
  test.each([
    ['<a href="https://a.gt/x?y=1&amp;z=2">a</a>', 'paragraph(link https://a.gt/x?y=1&z=2(a))'],
    ["<a title='x' HREF='mailto:a@b.gt'>a</a>", 'paragraph(link mailto:a@b.gt(a))'],
    ['<a href=tel:+50232323232>a</a>', 'paragraph(link tel:+50232323232(a))'],
    ['<a href="/politicas-de-devolucion">a</a>', 'paragraph(link /politicas-de-devolucion(a))'],
    ['<a href="#tallas">a</a>', 'paragraph(link #tallas(a))'],
    ['<a name="x">a</a>', 'paragraph(a)'],
    ['<a href="/x">a</a>b', 'paragraph(link /x(a)b)'],
    ['<a href="/x">a<b>b</a>c', 'paragraph(link /x(astrong(b))c)'],
    ['<span href="/x">a</span>', 'paragraph(a)'],
    ['<a href="https://a.gt">a<ul><li>b</ul>', 'paragraph(link https://a.gt/(a))list(item(b))'],
  ])('%s', (html, tree) => {
    expect(parsed(html)).toBe(tree);
  });
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:x',
    'java&#115;cript:alert(1)',
    '&#1;javascript:alert(1)',
    'javascript&colon;alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.com',
    '/\\evil.com',
    '\\\\evil.com',
    'https:\\\\evil.com',
    'https://user:pw@evil.com',
    'blob:https://a/b',
    'relativo/camino',
    'about:blank',
    '',
    'http://',
    'https://[',
  ])('%j is not followed: its text stays', (href) => {
    expect(parsed(`<a href="${href}">a</a>`)).toBe('paragraph(a)');
  });
  test('a safe address is read like by a browser', () => {
    const start = fc.constantFrom(
      'https://',
      'http:',
      '//',
      '/',
      '/\\',
      '\\',
      'javascript:',
      'mailto:',
      'data:',
      '#',
      ' ',
      '',
    );
    const address = fc.tuple(start, anyText(12)).map((parts) => parts.join(''));
    fc.assert(
      fc.property(address, (href) => {
        const safe = safeHref(href);
        if (safe === undefined) return;
        const url = new URL(safe, 'https://shop.example');
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(url.protocol);
        if (safe.startsWith('/') || safe.startsWith('#')) expect(url.origin).toBe('https://shop.example');
      }),
    );
  });
});

describe('hostile text (decision 88)', () => {
  test.each([
    ['</script><script>__xss=1</script>a', 'paragraph(a)'],
    ['<img src=x onerror=alert(1)>a', 'paragraph(a)'],
    ['a<svg/onload=alert(1)>', 'paragraph(a)'],
    ['a<svg><script>alert(1)</script></svg>b', 'paragraph(ab)'],
    ['a<style>p{}</style><iframe src="javascript:1">x</iframe>b', 'paragraph(ab)'],
    ['a<SCRIPT >x</sCrIpT\n>b', 'paragraph(ab)'],
    ['a<script>x</scripty></script>b', 'paragraph(ab)'],
    ['a<script>never closed <p>b</p>', 'paragraph(a)'],
    ['a<!-- <p>x</p> -->b<!-- never closed <p>c</p>', 'paragraph(ab)'],
    ['<!doctype html><?php x ?>a', 'paragraph(a)'],
    ['<p title="a>b">c</p>', 'paragraph(c)'],
    ['<p title="a>c', 'paragraph(c)'],
    ['<scr<script>ipt>alert(1)</script>', 'paragraph(ipt>alert(1))'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', 'paragraph(<script>alert(1)</script>)'],
    ['<math><mtext><a href="javascript:1">x</a></math>a', 'paragraph(a)'],
    ['a<b onclick=alert(1)>b</b>', 'paragraph(astrong(b))'],
    ['a\u202Eb\u0000c', 'paragraph(ab c)'],
  ])('%j', (html, tree) => {
    expect(parsed(html)).toBe(tree);
  });
});

const KINDS = ['paragraph', 'list', 'ordered-list', 'item', 'strong', 'emphasis', 'link', 'text', 'break'];

function everyNode(nodes: RichText, depth = 1): readonly { node: RichNode; depth: number }[] {
  return nodes.flatMap((node) => [
    { node, depth },
    ...('children' in node ? everyNode(node.children, depth + 1) : []),
  ]);
}

test('a node has the properties of its kind only', () => {
  expect(parseRichText('<p><b>a</b><a href="/x">b</a></p>')).toEqual([
    {
      kind: 'paragraph',
      children: [
        { kind: 'strong', children: [{ kind: 'text', text: 'a' }] },
        { kind: 'link', href: '/x', children: [{ kind: 'text', text: 'b' }] },
      ],
    },
  ]);
});

test('too deeply nested content is moved to the deepest level', () => {
  const nodes = everyNode(parseRichText(`${'<b>'.repeat(40)}x`));
  expect(nodes.at(-1)).toEqual({ node: { kind: 'text', text: 'x' }, depth: 16 });
});

test('words in the deepest list that is left open are in an item', () => {
  const lists = everyNode(parseRichText(`${'<ul>'.repeat(20)}x`)).map(({ node }) => node);
  expect(lists.filter(({ kind }) => kind === 'list').length).toBeGreaterThan(5);
  for (const node of lists) {
    if (node.kind === 'list') expect(node.children.map(({ kind }) => kind)).toEqual(['item']);
  }
});

test('only safe kinds come out, in a shape that can be rendered', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<ul>',
    '</ul>',
    '<ol>',
    '<li>',
    '</li>',
    '<b>',
    '</b>',
    '<i>',
    '</i>',
    '<a href="/x">',
    '</a>',
    '<a href=javascript:x>',
    '<br>',
    '<script>',
    '</script>',
    '<img src=x onerror=y>',
    '<',
    '>',
    '"',
    "'",
    '=',
    '&',
    '&lt;',
    'texto',
    ' ',
    '<!--',
    '-->',
    '<div>',
    '</div>',
    '<td>',
    '<svg>',
    '</svg>',
    '</',
  );
  const html = fc.oneof(
    fc.array(piece, { maxLength: 80, size: 'max' }).map((pieces) => pieces.join('')),
    anyText(),
  );
  fc.assert(
    fc.property(html, (text) => {
      const tree = parseRichText(text);
      for (const { node, depth } of everyNode(tree)) {
        expect(KINDS).toContain(node.kind);
        expect(depth).toBeLessThanOrEqual(16);
        if (node.kind === 'list' || node.kind === 'ordered-list') {
          for (const child of node.children) expect(child.kind).toBe('item');
        }
        if (node.kind === 'link') expect(node.href).toBe('/x');
      }
      for (const node of tree) expect(['paragraph', 'list', 'ordered-list']).toContain(node.kind);
    }),
    { numRuns: 400 },
  );
});

test.each([
  ['nested lists', '<ul><li>'],
  ['open stress', '<b>x'],
  ['open tags', '<a "'],
  ['signs', '< '],
  ['comments', '<!--'],
  ['scripts', '<script>'],
  ['references', '&amp'],
  ['attributes', '<a x=\'"'],
  ['broken links', '<a href="x'],
])('fifty megabytes of %s become a bounded tree (decision 88)', (_, piece) => {
  const html = piece.repeat(Math.ceil(50_000_000 / piece.length));
  const nodes = everyNode(parseRichText(html));
  expect(nodes.length).toBeLessThan(60_000);
});

test('plain text is the words alone, in one line', () => {
  expect(plainTextOf(parseRichText('<p>Uno <b>dos</b>tres</p><ul><li>a<li>b</ul><p>c<br>d</p>'))).toBe(
    'Uno dostres a b c d',
  );
  expect(plainTextOf([])).toBe('');
});
