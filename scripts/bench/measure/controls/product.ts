/** The controls of a product's page. */
import type { Control, Press } from '../controls.ts';
import { button, link, radio, select, spinbutton } from './things.ts';

const zoom = { target: button(/^Ampliar/), effect: button(/^Acercar$/, { within: /./ }) };

/** 'Cantidad' appears once a size is chosen. */
const size: Press = {
  target: radio(/^(XS|S|M|L|XL|\d+)$/, { value: 'false' }),
  effect: spinbutton(/^Cantidad/),
};

export const PRODUCT_CONTROLS: readonly Control[] = [
  { label: 'a size (product)', page: 'product', isTimed: true, ...size },
  {
    label: 'Añadir al carrito (product)',
    page: 'product',
    before: [size],
    target: button(/^Añadir al carrito$/),
    effect: link(/^Carrito, (2|31) artículos$/),
  },
  {
    label: 'another colour or size (product)',
    page: 'product',
    target: radio(/./, { value: 'false' }),
    effect: button(/^Añadir al carrito$/),
  },
  {
    label: 'another size (product)',
    page: 'product',
    before: [size],
    target: size.target,
    effect: button(/^Añadir al carrito$/),
  },
  {
    label: 'one more (product)',
    page: 'product',
    before: [size],
    target: button(/^Aumentar cantidad/),
    effect: spinbutton(/^Cantidad/, { value: '2' }),
  },
  {
    label: 'wishlist (product)',
    page: 'product',
    target: button(/^Agregar a wishlist$/),
    effect: button(/^Quitar de wishlist$/),
  },
  {
    label: 'compare (product)',
    page: 'product',
    target: button(/^Comparar$/),
    effect: button(/^Quitar de comparar$/),
  },
  {
    label: 'picture (product)',
    page: 'product',
    target: button(/^Imagen 2 de/),
    effect: button(/^Imagen 2 de/),
  },
  { label: 'zoom (product)', page: 'product', ...zoom },
  {
    label: 'zoom in (product)',
    page: 'product',
    before: [zoom],
    target: zoom.effect,
    effect: button(/^Alejar$/, { within: /./ }),
  },
  {
    label: 'delivery dates (product)',
    page: 'product',
    target: button(/^Ver fechas/),
    effect: select(/^Departamento/),
  },
  {
    label: 'Verificar tu talla (product)',
    page: 'product',
    target: link(/^Verificar tu talla/),
    effect: button(/^Cerrar/, { within: /./ }),
  },
];
