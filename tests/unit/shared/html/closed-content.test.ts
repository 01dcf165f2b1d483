import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closedContent } from '#shared/html/closed-content.ts';

test.each([
  ['<p>Tenis</p>', '<p>Tenis</p>'],
  ['<img alt="</noscript><script>x</script>">', '<img alt="&lt;/noscript><script>x</script>">'],
  ['</NoScript ></noscript>', '&lt;/NoScript >&lt;/noscript>'],
  ['<b title="<noscript>">a</b>', '<b title="&lt;noscript>">a</b>'],
  ['</ noscript></no-script>', '</ noscript></no-script>'],
])('%s is stored as %s', (html, held) => {
  expect(closedContent(html)).toBe(held);
});

test('nothing in it ends the noscript around it, and nothing else is changed', () => {
  const piece = fc.constantFrom('<', '/', '</', 'noscript', 'NOSCRIPT', 'no', 'script', '>', '"', '<p>', ' ');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const html = pieces.join('');
      const held = closedContent(html);
      expect(held).not.toMatch(/<\/?noscript/i);
      expect(held.replaceAll('&lt;', '<')).toBe(html);
    }),
  );
});
