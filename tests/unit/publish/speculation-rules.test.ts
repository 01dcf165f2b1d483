/** The pages that may be prefetched: the same by the header and by `shell/browser/prefetch-page.ts`. */
import { expect, test } from 'vitest';
import * as z from 'zod';
import { renderSpeculationRules } from '../../../scripts/publish/speculation-rules.ts';
import { isPrefetchable } from '../../../src/shell/rules/prefetchable.ts';

const rulesSchema = z.object({
  prefetch: z.tuple([
    z.object({
      where: z.object({
        and: z.tuple([
          z.object({ href_matches: z.string() }),
          z.object({ not: z.object({ href_matches: z.array(z.string()) }) }),
          z.unknown(),
        ]),
      }),
    }),
  ]),
});

const ORIGIN = 'https://tienda.test';

/** Whether the header's rules exclude an address, read like a browser (URL Pattern). */
function isExcluded(address: URL): boolean {
  const { prefetch } = rulesSchema.parse(JSON.parse(renderSpeculationRules()));
  const patterns = prefetch[0].where.and[1].not.href_matches;
  return patterns.some((pattern) => new URLPattern(pattern, ORIGIN).test(address));
}

test.each([
  ['/', true],
  ['/en', true],
  ['/productos', true],
  ['/productos?categoria=tenis&color=rojo', true],
  ['/producto/ABC-1?color=rojo', true],
  ['/en/producto/ABC-1', true],
  ['/marca/nike', true],
  ['/preguntas-frecuentes', true],
  ['/cart', false],
  ['/en/cart', false],
  ['/checkout', false],
  ['/checkout-bac', false],
  ['/en/checkout-bac?x=1', false],
  ['/pago?orderid=1', false],
  ['/pago-exito', false],
  ['/login?next=/cart', false],
  ['/registrarse', false],
  ['/mi-cuenta', false],
  ['/pedidos', false],
  ['/favoritos', false],
  ['/comparar', false],
  ['/productos?lng=en', false],
  ['/productos?color=rojo&lng=en', false],
  ['/datos/productos.json', false],
  ['/imagenes/400/avif/a.jpg', false],
  ['/sitemap.xml', false],
  ['/robots.txt', false],
])('%s may be fetched ahead: %s', (address, may) => {
  const url = new URL(address, ORIGIN);
  expect(isPrefetchable(url)).toBe(may);
  expect(isExcluded(url)).toBe(!may);
});
