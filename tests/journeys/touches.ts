/** How each kind of page is touched: typed text, and the effect of a press. */
import { LIST_TYPES, PAGE_TYPES, type PageType, PRODUCT_TYPE } from '../e2e/pages/page-types.ts';
import type { Shopper, Where } from '../engines/shopper.ts';
import { chooseSize, fillCart } from './test-products.ts';

/** The possible actions on a page. */
export interface Touch {
  readonly page: PageType;
  /** Prepares the browser. */
  readonly prepare?: (shopper: Shopper) => Promise<unknown>;
  /** A field that keeps its typed text. */
  readonly field?: { readonly name: string; readonly text: string; readonly where?: Where };
  /** Presses the page's main control, and expects its answer. */
  readonly press: (shopper: Shopper) => Promise<unknown>;
}

const FORM = { inside: { role: 'form', name: 'Datos del cliente' } } as const;
const SEARCH = { name: 'Buscar', text: 'tenis' } as const;

async function openMenu({ press, sees }: Shopper): Promise<void> {
  await press('button', 'Abrir menú');
  await sees('heading', 'Menú', { inside: { role: 'dialog', name: 'Menú' } });
}

async function openFilters({ press, sees }: Shopper): Promise<void> {
  await press('button', 'Filtros');
  await sees('checkbox', /\(\d+\)$/, { inside: { role: 'dialog', name: 'Filtros' } });
}

async function keep({ press, sees }: Shopper): Promise<void> {
  await press('button', 'Agregar a wishlist');
  await sees('button', 'Quitar de wishlist');
}

/** Special pages; every other page has the shop's header, with a menu and a search. */
const OWN: Readonly<Record<string, Omit<Touch, 'page'>>> = {
  '/': { field: SEARCH, press: keep },
  '/productos': { field: SEARCH, press: openFilters },
  '/productos/hombre': { field: SEARCH, press: keep },
  '/cart': {
    prepare: fillCart,
    field: SEARCH,
    press: async ({ press, holds }) => {
      await press('button', 'Aumentar cantidad');
      await holds('Cantidad', '2');
    },
  },
  '/login': {
    field: { name: 'Correo electrónico', text: 'ana@example.com' },
    press: async ({ press, sees }) => {
      await press('button', 'Registrarse', { inside: { role: 'form', name: 'Iniciar sesión' } });
      await sees('field', 'Nombre', { inside: { role: 'dialog', name: 'Registrate' } });
    },
  },
  '/checkout': {
    prepare: fillCart,
    field: { name: 'Nombre', text: 'María García', where: FORM },
    press: async ({ press, holds }) => {
      await press('button', /^Usar CF/);
      await holds('Nombre del cliente', 'CONSUMIDOR FINAL');
    },
  },
  '/checkout-bac': {
    prepare: fillCart,
    field: { name: 'Correo electrónico', text: 'ana@example.com' },
    press: async ({ press, sees }) => {
      await press('button', 'Iniciar sesión');
      await sees('text', 'Escribe tu contraseña');
    },
  },
};

/** A neutral page: a visitor without a payment finds a way on. */
const QUIET: Omit<Touch, 'page'> = {
  press: async ({ press, isAt }) => {
    await press('link', 'Tienda', { inside: { role: 'banner' } });
    await isAt(/^\/$/);
  },
};

const ADD: Omit<Touch, 'page'> = {
  field: SEARCH,
  press: async (shopper) => {
    const { press, sees } = shopper;
    await chooseSize(shopper);
    await press('button', 'Añadir al carrito');
    await sees('text', 'Tienes 1 en tu carrito.');
  },
};

function touchOf(page: PageType): Touch {
  const own = typeof page.path === 'string' ? OWN[page.path] : undefined;
  if (own) return { page, ...own };
  if (page.name === PRODUCT_TYPE.name) return { page, ...ADD };
  return page.isPayment ? { page, ...QUIET } : { page, field: SEARCH, press: openMenu };
}

/** Similar pages form a group, which is visited in one session, each with its storage empty. */
function groupOf({ name, isPayment, isUnlisted }: PageType): string {
  if (isPayment) return 'the checkouts and payment pages';
  if (LIST_TYPES.some((list) => list.name === name)) return 'the lists';
  if (isUnlisted) return 'the pages of a shopper';
  return /product|article/.test(name) ? 'the products' : 'the documents';
}

/** Every kind of page, and how it is touched. */
export const TOUCHES: ReadonlyMap<string, readonly Touch[]> = Map.groupBy(
  PAGE_TYPES.map(touchOf),
  ({ page }) => groupOf(page),
);
