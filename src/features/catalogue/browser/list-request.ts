/** Whether a list's address asks for another list than its page was built with (decision 25, List parameters). */

import { withoutFolderSlash } from '#shared/configuration/page-format.ts';

/** Parameters that another list than the built one answers. */
const ASKING = ['busqueda', 'precio', 'marca', 'color', 'talla', 'etiqueta', 'orden', 'vista'];

/** The path of a list's page, in either language, and the category of it. */
const LIST = /^(?:\/en)?\/(?:productos(?:\/(?!pagina\/)(.+?))?|marca\/[^/]+)(?:\/pagina\/\d+)?$/;

/** A parameter's values; an empty one asks for nothing. */
function valuesOf(params: URLSearchParams, name: string): readonly string[] {
  return params.getAll(name).filter((value) => value !== '');
}

/** Filters, a search, an order or a layout: always the island's business. */
export function isAnsweredInPage(params: URLSearchParams): boolean {
  return ASKING.some((name) => valuesOf(params, name).length > 0);
}

/** The categories of an address that are not the built list's own. `path`: the page's own (`/en/productos/hombre`). */
export function otherCategories(params: URLSearchParams, path: string): readonly string[] {
  const own = LIST.exec(withoutFolderSlash(path))?.[1];
  return valuesOf(params, 'categoria').filter((category) => category !== own);
}

/** Whether the page of a path is a list, and the parameters ask for another one. */
export function requestsOtherList(params: URLSearchParams, path: string): boolean {
  return (
    LIST.test(withoutFolderSlash(path)) &&
    (isAnsweredInPage(params) || otherCategories(params, path).length > 0)
  );
}
