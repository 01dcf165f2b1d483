/** A real browser's reading of hostile texts: rich text, and the XML of the filters. */
import fc from 'fast-check';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { filterXml } from '#features/catalogue/ui/listing/list-source.ts';
import { parseRichText } from '#shared/html/rich-text.ts';
import { RichText } from '#shared/ui/RichText.tsx';
import { anyText } from '../fixtures/samples.ts';
import { PAYLOADS, suspicious, variantsOf } from './payloads.ts';

declare global {
  interface Window {
    __xss?: unknown;
  }
}

const place = document.createElement('div');
document.body.append(place);
const root = createRoot(place);
afterEach(() => {
  window.__xss = undefined;
});

const draw = (html: string): void => flushSync(() => root.render(<RichText nodes={parseRichText(html)} />));

test('no rich text runs a script or adds an element or attribute', async () => {
  for (const payload of PAYLOADS)
    for (const html of variantsOf(payload)) {
      draw(html);
      expect(suspicious(place), html).toEqual([]);
      for (const element of place.querySelectorAll('*:not(a)'))
        element.dispatchEvent(new Event('click', { bubbles: true }));
    }
  // Failing pictures and loading frames would run their scripts a moment later.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
  expect(window.__xss).toBeUndefined();
});

test('nor does any mixture of them', () => {
  const part = fc.oneof(
    fc.constantFrom(...PAYLOADS),
    fc.constantFrom(...PAYLOADS).chain((text) => fc.nat(text.length).map((at) => text.slice(at))),
    anyText(8),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
      draw(parts.join(''));
      expect(suspicious(place)).toEqual([]);
      expect(window.__xss).toBeUndefined();
    }),
    { numRuns: 150 },
  );
});

test("an XML parser reads exactly the filter's values", () => {
  const parser = new DOMParser();
  /** The part of a text that XML can contain, and hyphens as spaces where a value has them. */
  const held = (text: string): string => text.replace(/\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu, '');
  fc.assert(
    fc.property(
      anyText(),
      fc.array(fc.tuple(anyText(), anyText()), { minLength: 1, maxLength: 4 }),
      (group, pairs) => {
        const xml =
          filterXml(
            group,
            pairs.map(([type, value]) => ({ type, value })),
          ) ?? '';
        const read = parser.parseFromString(xml, 'application/xml');
        expect(read.querySelector('parsererror')).toBeNull();
        const texts = (name: string) =>
          [...read.querySelectorAll(name)].map((element) => element.textContent);
        expect(texts('Grupo')).toEqual([held(group)]);
        expect(texts('Tipo')).toEqual(pairs.map(([type]) => held(type)));
        expect(texts('Valor')).toEqual(pairs.map(([, value]) => held(value.replaceAll('-', ' '))));
      },
    ),
    { numRuns: 200 },
  );
});
