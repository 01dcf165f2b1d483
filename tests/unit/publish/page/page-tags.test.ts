import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PageTag, tagsOf } from '../../../../scripts/publish/page/page-tags.ts';

const OPENS = /<(script|style|link|meta)(?=[\s/>])/iy;
const isName = (name: string): name is PageTag['name'] => /^(script|style|link|meta)$/.test(name);

/** The end of a tag, character by character; the end of the page where it has none. */
function endOf(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at += 1) {
    const letter = html.charAt(at);
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '>') return at;
    else if (/["']/.test(letter) && /=[\0-\x20]*$/.test(html.slice(0, at))) quote = letter;
  }
  return html.length;
}

/** All tags, read character by character. */
function everyTag(html: string): readonly PageTag[] {
  const tags: PageTag[] = [];
  for (let at = 0; at < html.length; at += 1) {
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at + 1);
      if (end < 0) return tags;
      at = end + 2;
    } else if (/^<[a-z]/i.test(html.slice(at, at + 2))) {
      const end = endOf(html, at + 1);
      OPENS.lastIndex = at;
      const name = (OPENS.exec(html)?.[1] ?? '').toLowerCase();
      if (end === html.length) return tags;
      if (!isName(name)) {
        at = end;
        continue;
      }
      const attributes = html.slice(at + 1 + name.length, end);
      const from = at;
      at = end;
      if (name === 'link' || name === 'meta') {
        tags.push({ name, attributes, content: '', from, to: end + 1 });
        continue;
      }
      const closed = new RegExp(`</${name}\\s*>`, 'i').exec(html.slice(end + 1));
      if (!closed) return tags;
      const content = html.slice(end + 1, end + 1 + closed.index);
      at = end + closed.index + closed[0].length;
      tags.push({ name, attributes, content, from, to: at + 1 });
    }
  }
  return tags;
}

const PARTS = [
  ...[
    '<script>',
    '</script>',
    '<style ',
    '<STYLE>',
    '</style >',
    '<link rel=icon>',
    '<meta name="a">',
    '<meta content=',
  ],
  ...[
    '<p>',
    '</p>',
    '<p title="',
    "<i title='",
    '<a b = "c=">',
    "<a b='c=' d>",
    '<strong>',
    '<scripty>',
    '<svg/',
    '<!',
    '<!-->',
  ],
  ...[
    '<!--',
    '-->',
    '<',
    '>',
    '"',
    "'",
    '=',
    '="',
    "='",
    ' ',
    '\n',
    'a',
    'Talla',
    '/',
    '<b',
    '< ',
    '=""',
    '<a b=\'{"c":"="}\'>',
  ],
];

/** Also with many tags of one kind in a row: a tag far ahead counts. */
const pages = fc
  .array(
    fc.oneof(
      fc.constantFrom(...PARTS),
      fc
        .tuple(fc.constantFrom(...PARTS), fc.integer({ max: 9, min: 2 }))
        .map(([part, times]) => part.repeat(times)),
    ),
    { maxLength: 40, size: 'max' },
  )
  .map((parts) => parts.join(''));

describe('the tags found by the fast scan', () => {
  test('equal those of a scan of every character', () => {
    fc.assert(
      fc.property(pages, (html) => {
        expect(tagsOf(html)).toEqual(everyTag(html));
      }),
      { numRuns: 3000 },
    );
  });

  test.each([
    ['after a value that ends with "="', '<p data-a="b=">  <script>c</script>'],
    ['after text with quotes', '<p>"a" = \'b\' <script>c</script>'],
    ['after many tags whose values do', `${'<p a="b=">'.repeat(9)}<script>c</script>`],
    ['that a value holds behind an end', '<p title="a><script>b</script>"><link rel=c>'],
    ['that a value of a tag holds which ends with the page', '<p title="a><script>b</script>'],
    ['that are part of another', '<p title="a>b" <script>c</script>'],
    ['that a value holds behind another', `<p title="<i a='b'>'<link rel=c>" d><meta name=e>`],
  ])('are the same %s', (_what, html) => {
    expect(tagsOf(html)).toEqual(everyTag(html));
  });
});

test('a page of many unfinished tags is read in time', () => {
  const parts = [
    '<link>',
    '<p>a<link>',
    `<p a="b=">c "d" <link>`,
    '<strong "',
    `<a b='="'><meta>`,
    '<!-- -->',
    `a='<link `,
  ];
  for (const part of parts) expect(tagsOf(part.repeat(100_000)).length).toBeLessThanOrEqual(100_000);
});
