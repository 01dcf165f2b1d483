/** The controls that the bench presses, and what a shopper sees as their effect; both by role and name. */
import type { PageName } from '../options.ts';

const ROLES = [
  ...(['button', 'checkbox', 'combobox', 'dialog', 'heading', 'link', 'option', 'radio'] as const),
  ...(['searchbox', 'spinbutton', 'summary', 'textbox'] as const),
] as const;

/** An element of a page. */
export interface Thing {
  readonly role: (typeof ROLES)[number];
  readonly name: RegExp;
  /** The dialog that contains it. */
  readonly within?: RegExp;
  /** The value of a field, or whether it is checked, pressed or expanded. */
  readonly value?: string;
}

/** A press with its effect. */
export interface Press {
  readonly target: Thing;
  /** Letters typed after the press; the time runs from the last one. */
  readonly typed?: string;
  /** The key that operates a focused select instead of a press, because its list opens outside of the page. */
  readonly key?: string;
  readonly effect: Thing;
}

export interface Control extends Press {
  readonly label: string;
  readonly page: PageName;
  /** Whether it is pressed on a desk, because a phone does not show it. */
  readonly hasMouse?: boolean;
  /** The presses before it, each with its effect. */
  readonly before?: readonly Press[];
  /** Whether the first tap on it is also timed, by a shopper with one article in the cart. */
  readonly isTimed?: boolean;
  /** The address, if it is not that of the page. */
  readonly path?: string;
}

type Rest = Pick<Thing, 'value' | 'within'>;
type More = Omit<Control, 'label' | 'page' | keyof Press>;

const thing =
  (role: Thing['role']) =>
  (name: RegExp, rest?: Rest): Thing => ({ role, name, ...rest });
const button = thing('button');
const checkbox = thing('checkbox');
const heading = thing('heading');
const link = thing('link');
const option = thing('option');
const radio = thing('radio');
const searchbox = thing('searchbox');
const select = thing('combobox');
const spinbutton = thing('spinbutton');
const summary = thing('summary');
const textbox = thing('textbox');

const press = (target: Thing, effect: Thing, use?: Pick<Press, 'typed' | 'key'>): Press => ({
  target,
  effect,
  ...use,
});

/** Turns a button on, which keeps its name. */
const toggle = (name: RegExp): Press => press(button(name), button(name, { value: 'true' }));

/** A control of a page; the page is part of its label. */
const on = (page: PageName, label: string, pressed: Press, more?: More): Control => ({
  label: `${label} (${page})`,
  page,
  ...pressed,
  ...more,
});

const TIMED = { isTimed: true };
const ANY = { within: /./ };

const MENU = { within: /^Menú$/ };
const menu = press(button(/^Abrir menú$/), link(/./, MENU));
const find = (typed: string): Press => press(searchbox(/^Buscar$/), option(/./), { typed });

const SHELL_CONTROLS: readonly Control[] = [
  on('home', 'search, second letter', find('te'), TIMED),
  on('list', 'search, a word', find('camisa')),
  on('home', 'menu', menu),
  on('list', 'menu', menu),
  on('home', 'menu, a category', press(summary(/./, MENU), link(/^Ver todo en/, MENU)), { before: [menu] }),
  on('home', 'account menu', press(button(/^Mi cuenta$/), link(/^Iniciar sesión$/)), { hasMouse: true }),
  ...(['home', 'list', 'cart'] as const).map((page) => on(page, 'currency', toggle(/^USD$/))),
];

const FILTERS = { within: /^Filtros$/ };
const firstFilter = checkbox(/\(\d+\)$/, FILTERS);
const filters = press(button(/^Filtros/), firstFilter);
const oneFilter = press(firstFilter, { ...firstFilter, value: 'true' });

/** One value of a group, found by its label; a closed group is opened first. */
function filter(label: string, name: RegExp, group?: RegExp): Control {
  const value = checkbox(name, FILTERS);
  const opened = group ? [press(summary(group, FILTERS), value)] : [];
  const before = [filters, ...opened];
  return on('list', `filter: ${label}`, press(value, { ...value, value: 'true' }), { before });
}

const more = press(link(/^Ver más$/), link(/./));
const order = (rest?: Rest): Thing => select(/^Ordenar por$/, rest);
const toWishlist = press(button(/^Agregar a wishlist$/), button(/^Quitar de wishlist$/));
const toCompare = press(button(/^Comparar$/), button(/^Quitar de comparar$/));
const addTo = (rest?: Rest): Thing => button(/^Añadir al carrito$/, rest);

/** 'Cantidad' appears once a size is chosen. */
const chooseSize = (rest?: Rest): Press =>
  press(radio(/^(XS|S|M|L|XL|\d+)$/, { ...rest, value: 'false' }), spinbutton(/^Cantidad/, rest));
const anotherSize = (rest?: Rest): Press => press(radio(/./, { ...rest, value: 'false' }), addTo(rest));
const oneMore = (rest?: Rest): Press =>
  press(button(/^Aumentar cantidad/, rest), spinbutton(/^Cantidad/, { ...rest, value: '2' }));

const quickView = press(button(/^Ver (?!más)/), addTo(ANY));
const inQuickView = (label: string, pressed: Press, ...before: readonly Press[]): Control =>
  on('list', `quick view: ${label}`, pressed, { before: [quickView, ...before] });

const LIST_CONTROLS: readonly Control[] = [
  on('list', 'Filtros', filters, TIMED),
  on('list', 'filter: first of all', oneFilter, { before: [filters] }),
  filter('category', /^(Camisas|Camisetas|Tenis|Zapatos|Ropa)\b.*\(\d+\)$/),
  filter('price', /^(Hasta|Más de) .*\(\d+\)$/),
  filter('colour', /^(Negro|Blanco|Azul|Rojo) \(\d+\)$/, /^Color/),
  filter('brand', /^(Amatika|Ceibara|Cobanero & Co.|Jadera) \(\d+\)$/, /^Marca/),
  filter('tag', /^([Cc]asual|[Uu]rbano|[Dd]iario) \(\d+\)$/, /^Etiqueta/),
  filter('size', /^(S|M|L|38|39|40|7|8|9) \(\d+\)$/, /^Talla/),
  on(
    'list',
    'Quitar filtros',
    press(button(/^Quitar (filtros|todos)$/, FILTERS), { ...firstFilter, value: 'false' }),
    { before: [filters, oneFilter] },
  ),
  on('list', 'Ordenar por', press(order(), order({ value: 'newest' }), { key: 'ArrowDown' })),
  on('list', 'layout', toggle(/^Lista$/)),
  on('list', 'Ver más', more),
  on('list', 'Volver arriba', press(button(/^Volver arriba$/), filters.target), { before: [more] }),
  on('list', 'wishlist', toWishlist),
  on('list', 'compare', toCompare),
  on('list', 'quick view opens', { ...quickView, effect: heading(/./, ANY) }, TIMED),
  on('list', 'quick view, whole', quickView, TIMED),
  inQuickView('another size', anotherSize(ANY)),
  inQuickView('one more', oneMore(ANY), chooseSize(ANY)),
  inQuickView('add to cart', press(addTo(ANY), link(/^Carrito, 31 artículos$/)), chooseSize(ANY)),
];

const size = chooseSize();
const zoom = press(button(/^Ampliar/), button(/^Acercar$/, ANY));
const picture = button(/^Imagen 2 de/);

const PRODUCT_CONTROLS: readonly Control[] = [
  on('product', 'a size', size, TIMED),
  on('product', 'Añadir al carrito', press(addTo(), link(/^Carrito, (2|31) artículos$/)), { before: [size] }),
  on('product', 'another colour or size', anotherSize()),
  on('product', 'another size', press(size.target, addTo()), { before: [size] }),
  on('product', 'one more', oneMore(), { before: [size] }),
  on('product', 'wishlist', toWishlist),
  on('product', 'compare', toCompare),
  on('product', 'picture', press(picture, picture)),
  on('product', 'zoom', zoom),
  on('product', 'zoom in', press(zoom.effect, button(/^Alejar$/, ANY)), { before: [zoom] }),
  on('product', 'delivery dates', press(button(/^Ver fechas/), select(/^Departamento/))),
  on('product', 'Verificar tu talla', press(link(/^Verificar tu talla/), button(/^Cerrar/, ANY))),
];

const CART = { within: /^Carrito$/ };
const open = press(button(/^Carrito, /), button(/^Eliminar/, CART));
const remove = press(button(/^Eliminar/), button(/^Deshacer$/));
const removeInMiniCart = press(open.effect, button(/^Deshacer$/, CART));
const save = press(button(/^Guardar para después/), button(/^Mover al carrito/));

/** The opposite of a press, which is the effect of the press. */
const undo = ({ target, effect }: Press): Press => press(effect, target);

const inMiniCart = (label: string, pressed: Press, ...before: readonly Press[]): Control => ({
  ...on('list', label, pressed, { hasMouse: true, before: [open, ...before] }),
  label: `mini-cart: ${label} (list, desk)`,
});

const CART_CONTROLS: readonly Control[] = [
  { label: 'mini-cart (list, desk)', page: 'list', hasMouse: true, isTimed: true, ...open },
  inMiniCart('remove', removeInMiniCart),
  inMiniCart('undo', undo(removeInMiniCart), removeInMiniCart),
  on('cart', 'one more', oneMore()),
  on('cart', 'remove', remove),
  on('cart', 'undo', undo(remove), { before: [remove] }),
  on('cart', 'save for later', save),
  on('cart', 'move back', undo(save), { before: [save] }),
  on('cart', 'another size or colour', press(button(/^Cambiar talla o color/), button(/^Cancelar$/))),
  on('cart', 'Vaciar carrito', press(button(/^Vaciar carrito$/), button(/^Deshacer$/))),
];

const type = (name: RegExp, typed: string): Press =>
  press(textbox(name), textbox(name, { value: typed }), { typed });
/** Chooses the next option of a select. */
const choose = (name: RegExp, effect: RegExp = name): Press =>
  press(select(name), select(effect), { key: 'ArrowDown' });
const same = (target: Thing): Press => press(target, target);
const onLogin = (label: string, pressed: Press): Control => ({
  ...{ label: `${label} (login)`, page: 'checkout', path: '/login' },
  ...pressed,
});

const FORM_CONTROLS: readonly Control[] = [
  on('checkout', 'name', type(/^Nombre(?! del)/, 'Ana')),
  on('checkout', 'address', type(/^Dirección/, 'Zona 1')),
  on('checkout', 'tax id', type(/^NIT\/DPI/, '12')),
  on('checkout', 'card number', { ...same(textbox(/^Número de tarjeta/)), typed: '4111' }),
  on('checkout', 'department', choose(/^Departamento/)),
  on('checkout', 'municipality', choose(/^Municipio/), { before: [choose(/^Departamento/, /^Municipio/)] }),
  on('checkout', 'month', choose(/^Mes/)),
  on('checkout', 'Validar NIT', same(button(/^Validar NIT$/))),
  on('checkout', 'Pagar', same(button(/^Pagar/))),
  onLogin('e-mail', type(/^Correo electrónico/, 'ana')),
  onLogin('Iniciar sesión', press(button(/^Iniciar sesión$/), heading(/./))),
];

/** Every measured control. */
export const CONTROLS: readonly Control[] = [
  ...SHELL_CONTROLS,
  ...LIST_CONTROLS,
  ...PRODUCT_CONTROLS,
  ...CART_CONTROLS,
  ...FORM_CONTROLS,
];
