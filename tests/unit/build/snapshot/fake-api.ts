/** A fake store API: a catalogue of any size, and a fault for any path. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SnapshotSource } from '#build/snapshot/source.ts';
import { ARTICLE } from '../../fixtures/wire.ts';

export const API = 'https://api.example.test';

/** The answer of a path under a fault; undefined: its usual answer. */
export type Fault = (path: string, tries: number) => Response | undefined | Promise<Response | undefined>;

export type FakeApi = {
  readonly source: SnapshotSource;
  /** Paths with their query, in the order of the requests. */
  readonly asked: readonly string[];
  readonly logged: readonly string[];
  /** Milliseconds of the skipped pauses. */
  readonly slept: readonly number[];
};

export const PATHS = {
  menu: '/api/v1/menu',
  settings: '/api/v1/configurations/system-parameters',
  places: '/api/v1/configurations/purchase-form-catalogs',
  list: '/api/v1/items/menu',
  arrivals: '/api/v1/items/new-items',
} as const;

export const skuOf = (number: number): string => `SKU-${number}`;

function article(number: number) {
  return { ...ARTICLE, IdArticulo: number, Sku: skuOf(number), CodigoInterno: `C-${number}` };
}

function listData(count: number, query: URLSearchParams) {
  const size = Number(query.get('porPagina'));
  const start = (Number(query.get('pagina')) - 1) * size;
  const articulos = Array.from({ length: count }, (_, index) => article(index + 1)).slice(
    start,
    start + size,
  );
  return { articulos, marcas: [{ IdMarca: 3, Nombre: 'Volcán Sur' }], total: count };
}

function dataAt({ pathname, searchParams }: URL, count: number): unknown {
  switch (pathname) {
    case PATHS.menu:
      return [{ N1: 1, N1_Nombre: 'Hombre', N2: 11, N2_Nombre: 'Zapatos' }];
    case PATHS.settings:
      return {
        parametros: [
          { Nombre: 'RUTAIMAGENESARTICULOS', Valor: 'https://img.example.test/' },
          { Nombre: 'CORREO', Valor: 'hola@example.test' },
        ],
      };
    case PATHS.places:
      return {
        paises: [{ IdPais: 1, Nombre: 'Guatemala' }],
        departamentos: [{ IdDepartamento: 1, IdPais: 1, Nombre: 'Guatemala' }],
        municipios: [{ IdMunicipio: 101, IdDepartamento: 1, Nombre: 'Mixco' }],
      };
    case PATHS.list:
      return listData(count, searchParams);
    case PATHS.arrivals:
      return [article(1), article(2)];
    default:
      return { articulo: article(Number(pathname.split('-').at(-1))) };
  }
}

/** An API with `count` articles, and a source without pauses. */
export function fakeApi(count: number, fault: Fault = () => undefined): FakeApi {
  const asked: string[] = [];
  const logged: string[] = [];
  const slept: number[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    const url = new URL(String(input));
    const path = url.pathname + url.search;
    asked.push(path);
    const tries = asked.filter((other) => other === path).length;
    return (await fault(url.pathname, tries)) ?? Response.json({ data: dataAt(url, count) });
  };
  const source: SnapshotSource = {
    apiUrl: API,
    fetch,
    sleep: async (ms) => slept.push(ms),
    log: (line) => logged.push(line),
    memoryFile: join(mkdtempSync(join(tmpdir(), 'snapshot-')), 'cache', 'snapshot.json'),
    force: false,
    requestMs: 1000,
    totalMs: 60_000,
    maxBytes: 1_000_000,
    attempts: 3,
    pauseMs: 10,
    concurrency: 8,
    perPage: 500,
    failureShare: 0.02,
  };
  return { source, asked, logged, slept };
}
