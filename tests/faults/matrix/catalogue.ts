/** Faults of the catalogue. */
import { WORDS } from '../faults.ts';
import { NO_CONNECTION, NOT_EXPECTED, NOT_JSON, type Row, to } from './row.ts';

export const search: Row = {
  method: 'GET',
  path: '/api/v1/items/search',
  where: 'a search on /productos',
  good: 'ready: 1',
  stays: 'the term, the search box and the cart; Reintentar asks again',
  cells: {
    refused: to('failed: network', `Error: ${NO_CONNECTION}`),
    500: to('failed: status 500', `Error: ${WORDS}`),
    401: to('failed: status 401', `Error: ${WORDS}`),
    404: to('failed: status 404', `Error: ${WORDS}`),
    slow: to('failed: network', `Error: ${NO_CONNECTION}`),
    html: to('failed: not-json', `Error: ${NOT_JSON}`),
    truncated: to('failed: not-json', `Error: ${NOT_JSON}`),
    'wrong types': to('failed: unexpected', `Error: ${NOT_EXPECTED}`),
    empty: to('failed: not-json', `Error: ${NOT_JSON}`),
    huge: to('failed: not-json', `Error: ${NOT_JSON}`),
    'error inside': to('failed: refused', `Error: ${WORDS}`),
    left: to('failed: network', ''),
  },
};
export const filter: Row = {
  method: 'POST',
  path: '/api/v1/items/filter-items',
  where: 'a list whose own file is gone',
  good: 'ready: 1',
  stays: 'the choices in the address, the list that was built, the cart; Reintentar asks again',
  cells: {
    refused: to('failed: network', `Error: ${NO_CONNECTION}`),
    500: to('failed: status 500', 'Sin resultados, en el filtro'),
    401: to('failed: status 401', 'Sin resultados, en el filtro'),
    404: to('failed: status 404', 'Sin resultados, en el filtro'),
    slow: to('failed: network', `Error: ${NO_CONNECTION}`),
    html: to('failed: not-json', `Error: ${NOT_JSON}`),
    truncated: to('failed: not-json', `Error: ${NOT_JSON}`),
    'wrong types': to('failed: unexpected', `Error: ${NOT_EXPECTED}`),
    empty: to('failed: not-json', `Error: ${NOT_JSON}`),
    huge: to('failed: not-json', `Error: ${NOT_JSON}`),
    'error inside': to('failed: refused', `Error: ${WORDS}`),
    left: to('failed: network', ''),
  },
};
export const product: Row = {
  method: 'GET',
  path: '/api/v1/items/*',
  where: 'the cart looks at its prices',
  good: 'done',
  stays: 'every line with its units; Reintentar asks again',
  cells: {
    refused: to('failed', 'No se pudieron confirmar los precios y las existencias.'),
    500: to('failed', 'No se pudieron confirmar los precios y las existencias.'),
    401: to('failed', 'No se pudieron confirmar los precios y las existencias.'),
    404: to('done: gone', 'Ya no está disponible.'),
    slow: to('failed', 'No se pudieron confirmar los precios y las existencias.'),
    html: to('failed', 'No se pudieron confirmar los precios y las existencias.'),
    truncated: to('failed', 'No se pudieron confirmar los precios y las existencias.'),
    'wrong types': to('failed', 'No se pudieron confirmar los precios y las existencias.'),
    empty: to('failed', 'No se pudieron confirmar los precios y las existencias.'),
    huge: to('failed', 'No se pudieron confirmar los precios y las existencias.'),
    'error inside': to('failed', 'No se pudieron confirmar los precios y las existencias.'),
    left: to('failed', ''),
  },
};
