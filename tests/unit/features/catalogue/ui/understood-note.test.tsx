import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DEFAULT_LIST_QUERY } from '#features/catalogue/rules/list-query.ts';
import { type Choice, selectionOf } from '#features/search/rules/read-term.ts';
import type { UnderstoodSearch } from '#features/search/rules/understood-search.ts';
import { InSpanish } from '../../../fixtures/page-in.tsx';

const black: Choice = { group: 'color', slugs: ['negro'], name: 'Negro' };
const size: Choice = { group: 'size', slugs: ['42'], name: '42' };
const all: UnderstoodSearch = { choices: [black, size], missing: [], named: ['tenis'], unknown: [] };

async function said(understood: UnderstoodSearch, isAsUnderstood = true): Promise<string> {
  const { UnderstoodNote } = await import('#features/catalogue/ui/HydratedResults.tsx');
  const selection = isAsUnderstood ? selectionOf(understood.choices) : {};
  const html = renderToStaticMarkup(
    <InSpanish>
      <UnderstoodNote query={{ ...DEFAULT_LIST_QUERY, selection }} understood={understood} />
    </InSpanish>,
  );
  return html.replace(/<[^>]+>/g, '').replaceAll('&quot;', '"');
}

test('one line names the shown results as the closest ones', async () => {
  expect(await said(all)).toBe('Mostramos lo más parecido: "tenis" en Negro, talla 42.');
  expect(await said({ ...all, named: [] })).toBe(
    'Mostramos lo más parecido: todo lo que hay en Negro, talla 42.',
  );
});

test('a dropped filter is named before it', async () => {
  const missing = [{ ...size, name: '50' }];
  expect(await said({ ...all, choices: [black], missing })).toBe(
    'No hay en talla 50. Mostramos lo más parecido: "tenis" en Negro.',
  );
  expect(await said({ ...all, unknown: ['xqzz'] })).toBe(
    'No tenemos "xqzz". Mostramos lo más parecido: "tenis" en Negro, talla 42.',
  );
});

test('a shopper who has changed the filters since sees no such note', async () => {
  expect(await said(all, false)).toBe('Mostramos lo más parecido a "tenis".');
  expect(await said({ ...all, named: [] }, false)).toBe('Mostramos lo más parecido a lo que buscas.');
});
