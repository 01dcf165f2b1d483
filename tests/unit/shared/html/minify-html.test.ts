/** Built HTML in fewer bytes, which a browser parses to the same document. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minifyHtml } from '#shared/html/minify-html.ts';

describe('blanks', () => {
  test.each([
    ['<ul> <li> <a href="/a"> A </a> </li> <li>B</li> </ul>', '<ul><li><a href="/a">A</a><li>B</ul>'],
    ['<div> <p> A </p> <p>B</p> </div>', '<div><p>A</p><p>B</p></div>'],
    ['<button> <span>A</span> </button>', '<button><span>A</span></button>'],
  ])('at the edges of lines are removed: %s', (html, tight) => {
    expect(minifyHtml(html)).toBe(tight);
  });

  test.each([
    '<p>A <b>B</b> C</p>',
    '<p><b>A</b> <b>B</b></p>',
    '<p><img src="/a.jpg" alt> A</p>',
    '<p>A <button>B</button> C</p>',
    '<a>Favoritos <span hidden></span></a>',
    '<p><span>Precio actual </span><s>Q 1</s></p>',
  ])('between words stay: %s', (html) => {
    expect(minifyHtml(html)).toBe(html);
  });

  test('in a row become one', () => {
    expect(minifyHtml('<p><b>A </b> <b> B</b></p>')).toBe('<p><b>A </b><b>B</b></p>');
  });

  test('that do not break stay', () => {
    expect(minifyHtml('<p> Q\u00a0 </p>')).toBe('<p>Q\u00a0</p>');
  });

  test.each([
    '<pre> a\n b </pre>',
    '<script> if (a < b) c("</p> <p>"); </script>',
    '<textarea> a </textarea>',
  ])('in preformatted text stay: %s', (html) => {
    expect(minifyHtml(html)).toBe(html);
  });
});

describe('attributes', () => {
  test.each([
    ['<img alt="" hidden=""/>', '<img alt hidden>'],
    ['<p class="a" lang="es-GT">', '<p class=a lang=es-GT>'],
    ['<p class="a b" title="a&quot;b" data-a="a=b">', '<p class="a b" title="a&quot;b" data-a="a=b">'],
    ['<a href="a" data-later="language es">', '<a href="a" data-later="language es">'],
    [`<p title='a "b"' lang='es'>`, `<p title='a "b"' lang=es>`],
    ['<p data-x="a > b" class="c">A</p>', '<p data-x="a > b" class=c>A</p>'],
  ])('lose unneeded quotes, never those of an address: %s', (html, tight) => {
    expect(minifyHtml(html)).toBe(tight);
  });
});

describe('elements', () => {
  test.each([
    ['<svg> <path d="M0 0"></path> </svg>', '<svg><path d="M0 0"/></svg>'],
    ['<svg color="#fff"></svg>', '<svg color=#fff />'],
    ['<svg color="#fff"/>', '<svg color=#fff />'],
    ['<svg><use href="#icon-a"></use></svg>', '<svg><use href="#icon-a"/></svg>'],
  ])('of a drawing are self-closing: %s', (html, tight) => {
    expect(minifyHtml(html)).toBe(tight);
  });

  test('of a list end with the next one, but not at the end of a template', () => {
    const html = '<ul><li>A<ul><li>B</li></ul></li><li>C</li></ul><template><li>D</li></template>';
    expect(minifyHtml(html)).toBe('<ul><li>A<ul><li>B</ul><li>C</ul><template><li>D</li></template>');
  });

  test('that React hydrates keep their texts, and the comments between two of them', () => {
    const html = '<p>Talla<!-- -->: <b>M</b> </p>';
    expect(minifyHtml(html, 'kept')).toBe(html);
    expect(minifyHtml(html)).toBe('<p>Talla<!-- -->: <b>M</b></p>');
  });
});

test('raw text ends with its own end tag, however that is written', () => {
  const html = '<script>a  < b</SCRIPT> <p>  x  </p> <script>b</script> <p> y </p>';
  expect(minifyHtml(html)).toBe('<script>a  < b</SCRIPT><p>x</p><script>b</script><p>y</p>');
});

test('a repeated tag is reused, and one with the same beginning is another', () => {
  const tags = [
    '<b title="a > b">',
    '<b title="a ">',
    '<B TITLE="x">',
    "<b title='a > c'>",
    '<b title="a > b">',
  ];
  const alone = tags.map((tag) => minifyHtml(`${tag}x</b>`));
  expect(minifyHtml(tags.map((tag) => `${tag}x</b>`).join(''))).toBe(alone.join(''));
  expect(alone[0]).toBe(alone[4]);
  expect(alone[1]).toBe('<b title="a ">x</b>');
});

test('attributes are read the same however they are written', () => {
  const attribute = fc.record({
    name: fc.constantFrom('alt', 'class', 'data-a', 'href', 'srcSet', 'type'),
    value: fc.string({ unit: fc.constantFrom('a', '/', '=', '>', "'", ' ', '&', 'ñ', '€', '<', '`') }),
  });
  const property = fc.property(
    fc.constantFrom('p', 'img', 'source', 'svg', 'path'),
    fc.array(attribute, { maxLength: 4 }),
    fc.constantFrom('>', '/>'),
    (name, attributes, end) => {
      const written = (blank: string): string =>
        `<${name}${attributes.map((each) => `${blank}${each.name}="${each.value}"`).join('')}${end}`;
      expect(minifyHtml(`x${written(' ')}y`)).toBe(minifyHtml(`x${written('\n  ')}y`));
    },
  );
  fc.assert(property, { numRuns: 1000 });
});

test.each([
  '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
  '&quot;&gt;&lt;img src=x onerror=alert(1)&gt;',
  '&#34; onclick=&#34;alert(1)',
])('escaped characters stay escaped, as text and as a value: %s', (payload) => {
  const title = `<title>${payload}</title>`;
  expect(minifyHtml(title)).toBe(title);
  expect(minifyHtml(`<meta content="${payload}">`)).toBe(`<meta content="${payload}">`);
  expect(minifyHtml(`<p\n title='${payload}'>`)).toBe(`<p title="${payload}">`);
});
