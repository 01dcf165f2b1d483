/** Whether an address asks for another list than the built one (decision 25, List parameters). */

import { CATEGORY_PARAMETER, PARAMETERS_IN_BROWSER } from '#features/catalogue/rules/list-parameters.ts';
import { withoutFolderSlash } from '#shared/configuration/page-format.ts';

/** The path of a list in either language, and its category. */
const LIST = /^(?:\/en)?\/(?:productos(?:\/(?!pagina\/)(.+?))?|marca\/[^/]+)(?:\/pagina\/\d+)?$/;

/** The values of a parameter that are not empty. */
function valuesOf(params: URLSearchParams, name: string): readonly string[] {
  return params.getAll(name).filter((value) => value !== '');
}

/** Whether the list island answers: filters, a search, an order or a layout. */
export function isAnsweredInPage(params: URLSearchParams): boolean {
  return PARAMETERS_IN_BROWSER.some((name) => valuesOf(params, name).length > 0);
}

/**
 * The categories of an address other than the page's own.
 * @param path of the page, such as `/en/productos/hombre`
 */
export function otherCategories(params: URLSearchParams, path: string): readonly string[] {
  const own = LIST.exec(withoutFolderSlash(path))?.[1];
  return valuesOf(params, CATEGORY_PARAMETER).filter((category) => category !== own);
}

/** Whether a path is a list, and the parameters ask for another one. */
export function requestsOtherList(params: URLSearchParams, path: string): boolean {
  return (
    LIST.test(withoutFolderSlash(path)) &&
    (isAnsweredInPage(params) || otherCategories(params, path).length > 0)
  );
}
