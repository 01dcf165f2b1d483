/** The addresses in a page that shows another product than it was built for. */
import { afterEach, expect, test } from 'vitest';
import { setPageAddress } from '#features/product/browser/newer-product.ts';

const before = location.href;

afterEach(() => {
  history.replaceState(null, '', before);
  document.body.replaceChildren();
});

/** The switch of a not-found page, and the offer that may be next to it. */
function drawLinks(): HTMLElement {
  document.body.innerHTML = `<nav data-language-switch>
    <a hreflang="es-GT" href="/404">Español</a><a hreflang="en" href="/en/404">English</a>
  </nav><p class="language-offer"><a hreflang="en" href="/en/404">View this page in English</a></p>
  <a href="/404">Otro</a>`;
  return document.body;
}

test('its language links lead to the shown variant, those of an offer too, and others stay', () => {
  history.replaceState(null, '', '?de=aqui#abajo');
  const links = drawLinks().querySelectorAll('a');
  setPageAddress('es-GT', '/producto/NUEVO-1');
  expect([...links].map((link) => link.getAttribute('href'))).toEqual([
    '/producto/NUEVO-1?de=aqui#abajo',
    '/en/producto/NUEVO-1?de=aqui#abajo',
    '/en/producto/NUEVO-1?de=aqui#abajo',
    '/404',
  ]);
});
