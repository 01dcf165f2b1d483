import { expect, test } from 'vitest';
import { failedCallLines, LEFT_OUT } from '../../../../scripts/release/describe/services.ts';
import { SnapshotError } from '../../../../src/build/snapshot/snapshot-error.ts';
import type { SnapshotFault } from '../../../../src/build/snapshot/snapshot-fault.ts';

const CALL = { apiUrl: 'https://api.example', path: '/api/v1/menu?x=1' };

test.each<[SnapshotFault, string]>([
  [{ kind: 'network' }, 'no contesta, o no termina a tiempo'],
  [{ kind: 'http', status: 503, message: '' }, 'contesta con el código 503'],
  [{ kind: 'http', status: 401, message: 'Sin permiso' }, 'contesta con el código 401: «Sin permiso»'],
  [{ kind: 'aborted' }, 'contesta con el código 500'],
  [{ kind: 'not-json', status: 200 }, 'contesta algo que no son datos (código 200)'],
  [{ kind: 'unexpected', path: 'data.total' }, 'contesta datos con otra forma, primero en «data.total»'],
  [{ kind: 'refused', message: 'No hay' }, 'contesta que no: «No hay»'],
  [{ kind: 'deadline', seconds: 900 }, 'no contestó todo en 900 s'],
  [{ kind: 'menu-empty' }, 'contesta un menú sin entradas'],
  [{ kind: 'menu-large', entries: 6000 }, 'contesta un menú de 6000 entradas, que no caben en cada página'],
  [{ kind: 'parameters-empty' }, 'contesta sin ningún parámetro'],
  [{ kind: 'places-empty' }, 'contesta sin ningún municipio'],
  [{ kind: 'catalogue-large', articles: 300_000 }, 'anuncia 300000 artículos'],
  [{ kind: 'catalogue-empty' }, 'contesta sin ningún artículo que sirva'],
  [{ kind: 'catalogue-unusable', usable: 3, announced: 90 }, 'anuncia 90 artículos, y solo 3 sirven'],
  [{ kind: 'catalogue-shrunk', before: 30, now: 14 }, 'tenía 30 artículos y ahora 14'],
  [
    { kind: 'many-left-out', last: { kind: 'other-article', sku: 'B' }, count: 4, allowed: 3 },
    'contesta con el artículo B; así faltan 4 artículos, y pueden faltar 3',
  ],
])('the fault %o is described to an editor', (fault, words) => {
  const [line, advice] = failedCallLines(new SnapshotError(CALL, fault));
  expect(line).toBe(`https://api.example/api/v1/menu?x=1 ${words}.`);
  expect(advice).toContain('PUBLIC_API_URL');
});

test('data that is not published is described to an editor', () => {
  const fault: SnapshotFault = { kind: 'http', status: 500, message: '' };
  expect(LEFT_OUT.article({ sku: 'A', path: '/api/v1/items/A', fault })).toBe(
    'El artículo A no se publica: /api/v1/items/A contesta con el código 500.',
  );
  expect(LEFT_OUT.row({ call: '/x', list: 'data', index: 2, path: 'Sku' })).toBe(
    'De /x no se lee data[2]: «Sku» falta o tiene otra forma.',
  );
});

test('a repeated name is described with its rows and the one that is used', () => {
  expect(LEFT_OUT.repeated({ kind: 'article', name: 'A', rows: ['1: Uno', '7: Dos'] })).toBe(
    'El Sku A está repetido en la lista de artículos: se usa la fila «1: Uno», y no la fila «7: Dos».',
  );
  expect(LEFT_OUT.repeated({ kind: 'variant-sku', name: 'V', of: 'A', rows: ['Rojo, M', 'Rojo, L'] })).toBe(
    'En el artículo A las variantes «Rojo, M» y «Rojo, L» tienen el mismo Sku, V: un pedido no las distingue.',
  );
});
