/** The parameters of a list's address, the same in every language (decision 25, List parameters). */
import type { ByGroup, FilterGroup } from './filter.ts';

export const CATEGORY_PARAMETER = 'categoria';

/** The parameter of each filter group. */
export const GROUP_PARAMETERS = {
  category: CATEGORY_PARAMETER,
  price: 'precio',
  tag: 'etiqueta',
  brand: 'marca',
  color: 'color',
  size: 'talla',
} as const satisfies ByGroup<string>;

export const LIST_PARAMETERS = { term: 'busqueda', sort: 'orden', view: 'vista', page: 'pagina' } as const;

type Parameter =
  | (typeof GROUP_PARAMETERS)[FilterGroup]
  | (typeof LIST_PARAMETERS)[keyof typeof LIST_PARAMETERS];

/**
 * A table instead of the values above, because it is part of every list's HTML; the compiler reports a missing parameter.
 */
const IN_BROWSER: Readonly<Record<Exclude<Parameter, 'categoria' | 'pagina'>, 1>> = {
  busqueda: 1,
  precio: 1,
  marca: 1,
  color: 1,
  talla: 1,
  etiqueta: 1,
  orden: 1,
  vista: 1,
};

/** Every parameter that changes a list in the browser: all but its category and its page, which have files. */
export const PARAMETERS_IN_BROWSER: readonly string[] = Object.keys(IN_BROWSER);
