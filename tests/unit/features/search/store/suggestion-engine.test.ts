/** The suggestions of a large catalogue, whose index has several files (decision 120, Files of data). */
import { beforeEach, expect, test, vi } from 'vitest';
import { suggestionIndexText, suggestionPartText } from '#features/search/rules/suggestion-index.ts';
import { words } from '../../../fixtures/search-samples.ts';

const PATH = '/datos/sugerencias.json';
const entry = (name: string) => ({
  id: name,
  kind: 'product' as const,
  name,
  key: name,
  price: 100,
  image: '',
  words: '',
});

const asks = { path: PATH, limit: 8 } as const;
let files: Record<string, () => Promise<Response>> = {};

beforeEach(() => {
  vi.resetModules();
  files = {
    [PATH]: async () => new Response(suggestionIndexText([entry('Tenis Uno')], words, 3)),
    '/datos/partes/sugerencias/2.json': async () => new Response(suggestionPartText([entry('Tenis Dos')])),
    '/datos/partes/sugerencias/3.json': async () => new Response(suggestionPartText([entry('Tenis Tres')])),
  };
  vi.stubGlobal('fetch', (path: string) => files[path]?.() ?? Promise.reject(new TypeError('none')));
});

const skusOf = async (kind: 'suggest' | 'name', term: string) => {
  const { answerOf } = await import('#features/search/store/suggestion-engine.ts');
  const { found, things } = await answerOf({ ...asks, kind, term });
  return (kind === 'name' ? things?.skus : found.map(({ key }) => key))?.toSorted();
};

test('the first file answers while the others load', async () => {
  files['/datos/partes/sugerencias/2.json'] = () => new Promise(() => undefined);
  expect(await skusOf('suggest', 'tenis')).toEqual(['Tenis Uno']);
});

test('a term is searched for in all files, and so is typed text once they have loaded', async () => {
  const all = ['Tenis Dos', 'Tenis Tres', 'Tenis Uno'];
  expect(await skusOf('name', 'tenis')).toEqual(all);
  expect(await skusOf('suggest', 'tenis')).toEqual(all);
  expect(await skusOf('suggest', 'tenis dos')).toEqual(['Tenis Dos']);
});

test('a file that does not load leaves the loaded ones', async () => {
  files['/datos/partes/sugerencias/3.json'] = async () => new Response('', { status: 500 });
  expect(await skusOf('name', 'tenis')).toEqual(['Tenis Dos', 'Tenis Uno']);
});
