/** The source of the products of an address. */
import { chosen, FILTER_GROUPS, type Selection, withGroup } from '#features/catalogue/rules/filter.ts';
import { GROUP_PARAMETERS } from '#features/catalogue/rules/list-parameters.ts';
import { EVERYTHING, type ListPlace, type ShownList } from '#features/catalogue/rules/list-place.ts';
import { type ListSource, listSource } from '#features/catalogue/store/product-list.ts';
import { FACET_NAMES_PATH, listDataPath, SUGGESTIONS_PATH } from '#shared/i18n/paths.ts';

const SEARCH_FILES = { indexPath: SUGGESTIONS_PATH, listPath: listDataPath(EVERYTHING.path) };

/**
 * The search, the list's file, or the service's filter where that file is missing.
 * @param missing paths of missing files
 */
export function sourceOf(shown: ShownList, imageBase: string, missing: ReadonlySet<string>): ListSource {
  const { place, query } = shown;
  const common = { imageBase, namesPath: FACET_NAMES_PATH };
  if (query.term !== '') return listSource.search(common, query.term, SEARCH_FILES);
  const path = listDataPath(place.path);
  const xml = fallbackXml(place, query.selection);
  return missing.has(path) && xml !== undefined
    ? listSource.filter(common, xml)
    : listSource.file(common, path, xml);
}

/** The selection without prices, which the service's filter does not have; its answer is filtered by them here. */
export function serviceSelection(selection: Selection): Selection {
  return withGroup(selection, 'price', []);
}

/** The filter document of a list whose file is missing. */
function fallbackXml({ kind, slug }: ListPlace, selection: Selection): string | undefined {
  if (kind === 'brand') return brandFilterXml(slug);
  const scope = kind === 'category' ? [{ type: GROUP_PARAMETERS.category, value: slug }] : [];
  const asked = serviceSelection(selection);
  const entries = FILTER_GROUPS.flatMap((group) =>
    chosen(asked, group).map((value) => ({ type: GROUP_PARAMETERS[group], value })),
  );
  return filterXml('productos', [...scope, ...entries]);
}

/** The filter document of a brand page. */
export function brandFilterXml(brandSlug: string): string | undefined {
  return filterXml('marca', brandSlug === '' ? [] : [{ type: GROUP_PARAMETERS.brand, value: brandSlug }]);
}

export type FilterEntry = { readonly type: string; readonly value: string };

/**
 * The document of `filter-items`, with spaces in place of hyphens (contract, POST filter-items; checkout §7, Building
 * helpers). Undefined without entries, which need no call.
 */
export function filterXml(group: string, entries: readonly FilterEntry[]): string | undefined {
  if (entries.length === 0) return undefined;
  const details = entries.map(({ type, value }) => {
    const words = escapeXml(value.replaceAll('-', ' '));
    return `<Detalle><Tipo>${escapeXml(type)}</Tipo><Valor>${words}</Valor></Detalle>`;
  });
  return `<Filtro><Grupo>${escapeXml(group)}</Grupo>${details.join('')}</Filtro>`;
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
]);

/** Escapes a text for XML, and removes characters that XML forbids. */
function escapeXml(text: string): string {
  return text
    .replace(/\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu, '')
    .replace(/[&<>"']/g, (sign) => ESCAPES.get(sign) ?? '');
}
