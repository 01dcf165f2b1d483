import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildFilterIndex } from '#features/catalogue/rules/filter-index.ts';
import type { ListState } from '#features/catalogue/store/product-list.ts';
import { announceList, listNotice } from '#features/catalogue/ui/listing/use-list-notices.ts';
import type { Product } from '#features/product/rules/product.ts';
import type { FoundSuggestion } from '#features/search/rules/suggestion-index.ts';
import type { UnderstoodSearch } from '#features/search/rules/understood-search.ts';
import * as suggestions from '#features/search/store/suggestions.ts';
import type { ServiceFailure } from '#shared/http/failure.ts';
import { loadText } from '#shared/i18n/client-text.ts';
import { fakeBrowser } from '../../../../fixtures/fake-browser.ts';
import { product } from '../../../../fixtures/samples.ts';

const t = (await loadText('messages'))('es-GT');
const http = (message: string): ServiceFailure => ({ kind: 'http', status: 500, message });

/** A toast in the specification's notation: type, corner, text. */
function toastOf(list: ListState, term = ''): string {
  const notice = listNotice(list, term, t);
  return notice ? `${notice.type} ${notice.position} ${notice.message}` : '';
}

const failedList = (
  failure: ServiceFailure,
  isFiltered = false,
  key = '/datos/productos.json',
): ListState => ({
  kind: 'failed',
  key,
  failure,
  isFiltered,
});

type ReadyList = Extract<ListState, { kind: 'ready' }>;

function readyList(products: readonly Product[], isFiltered: boolean, key: string): ReadyList {
  const names = { colors: [], sizes: [], tags: [], brands: [], categories: [] };
  return { kind: 'ready', key, products, index: buildFilterIndex(products, () => []), names, isFiltered };
}

const help: FoundSuggestion = {
  ...{ id: 'help 0', kind: 'help', name: 'Devoluciones', key: '/a /a', price: 0, image: '' },
  ...{ matched: [], choices: [], query: '' },
};

/** The shop's own list for a search without results of the service. */
const understood = (how: Partial<UnderstoodSearch>): ListState => ({
  ...readyList([product], false, 'search zz'),
  understood: { choices: [], missing: [], named: ['zz'], unknown: [], ...how },
});

describe('of a list is shown (storefront §8; decision 23)', () => {
  it.each<[string, ListState, string, string]>([
    [
      'menu listing non-OK',
      failedList(http('x')),
      '',
      'info top-right No se encontraron productos disponibles',
    ],
    ['filter non-OK', failedList(http('x'), true), '', 'warn top-left Sin resultados, en el filtro'],
    [
      'other filter failures',
      failedList({ kind: 'network' }, true),
      '',
      'error top-center Error: No se pudo conectar con el servidor.',
    ],
    [
      'other listing failures',
      failedList({ kind: 'not-json', status: 200 }),
      '',
      'error bottom-left Error: La respuesta del servidor no es un JSON válido.',
    ],
    ['search failure', failedList(http('no'), false, 'search tenis'), 'tenis', 'error bottom-left Error: no'],
    [
      'search failure without words of the server',
      failedList(http(''), false, 'search tenis'),
      'tenis',
      'error bottom-left Error: HTTP error! Status: 500',
    ],
    [
      'what the service said instead of a list',
      failedList({ kind: 'unexpected', path: 'data', message: 'Mantenimiento' }),
      '',
      'error bottom-left Error: Mantenimiento',
    ],
    ['a call that was given up', failedList({ kind: 'aborted' }), '', ''],
    ['filter success', readyList([product], true, 'f'), '', 'success top-right Resultados de la busqueda'],
    [
      'search without results',
      readyList([], false, 'search zz'),
      'zz',
      'warn top-left Sin resultados para "zz"',
    ],
    ['search success', readyList([product], false, 'search zz'), 'zz', ''],
    // (contract, Settled after the second release)
    ['search that only the shop’s own index has anything for', understood({}), 'zz', ''],
    ['search of which a word means nothing in the shop', understood({ unknown: ['zz'] }), 'zz', ''],
    [
      'search for something that no product has',
      understood({ missing: [{ group: 'size', slugs: ['42'], name: '42' }] }),
      'zz',
      '',
    ],
    [
      'search without products that a page of help answers',
      { ...readyList([], false, 'search zz'), help: [help] },
      'zz',
      '',
    ],
    [
      'search without products or help',
      { ...readyList([], false, 'search zz'), help: [] },
      'zz',
      'warn top-left Sin resultados para "zz"',
    ],
    ['listing success', readyList([], false, 'f'), '', ''],
    ['a list on its way', { kind: 'loading', key: 'f' }, '', ''],
  ])('%s', (_case, list, term, expected) => {
    expect(toastOf(list, term)).toBe(expected);
  });
});

describe('a search without results of the service', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it.each<[string, readonly FoundSuggestion[], number]>([
    ['warns where nothing is shown', [], 1],
    ['does not warn above “Quizás buscabas”', [{ ...help, kind: 'product' }], 0],
    ['warns where only a page of help begins like the term, which is not shown', [help], 1],
    ['warns in English where only an untranslated page is found', [{ ...help, kind: 'landing' }], 1],
  ])('%s (contract, Settled after the second release)', async (_case, found, warnings) => {
    const browser = fakeBrowser({});
    vi.spyOn(suggestions, 'suggestionsFor').mockResolvedValue(found);
    await announceList(readyList([], false, 'search zz'), 'zz', { t, locale: 'en', isCurrent: () => true });
    expect(browser.sent('toast')).toHaveLength(warnings);
  });
});
