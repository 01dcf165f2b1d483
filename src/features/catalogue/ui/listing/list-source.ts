/** Where the products of an address come from. */
import { chosen, FILTER_GROUPS, type Selection, withGroup } from '#features/catalogue/rules/filter.ts';
import { brandFilterXml, filterXml } from '#features/catalogue/rules/filter-xml.ts';
import { EVERYTHING, type ListPlace, type ShownList } from '#features/catalogue/rules/list-place.ts';
import { groupParameter } from '#features/catalogue/rules/list-query.ts';
import { type ListSource, listSource } from '#features/catalogue/store/product-list.ts';
import { FACET_NAMES_PATH, listDataPath, SUGGESTIONS_PATH } from '#shared/i18n/paths.ts';

/** What the service's filter can be asked for: it knows no prices, which are looked at in its answer. */
export function serviceSelection(selection: Selection): Selection {
  return withGroup(selection, 'price', []);
}

/** The service's own filter, for a list whose file cannot be had (contract, POST filter-items). */
function fallbackXml({ kind, slug }: ListPlace, { query }: ShownList): string | undefined {
  if (kind === 'brand') return brandFilterXml(slug);
  const scope = kind === 'category' ? [{ type: 'categoria', value: slug }] : [];
  const asked = serviceSelection(query.selection);
  const entries = FILTER_GROUPS.flatMap((group) =>
    chosen(asked, group).map((value) => ({ type: groupParameter(group), value })),
  );
  return filterXml('productos', [...scope, ...entries]);
}

/** What a search is looked for in where the service finds nothing. */
const OWN_SEARCH = { indexPath: SUGGESTIONS_PATH, listPath: listDataPath(EVERYTHING.path) };

/**
 * The search, the list's file, or the service's filter where that file could not be had.
 * @param missing paths of such files
 */
export function sourceOf(shown: ShownList, imageBase: string, missing: ReadonlySet<string>): ListSource {
  const { place, query } = shown;
  const common = { imageBase, namesPath: FACET_NAMES_PATH };
  if (query.term !== '') return listSource.search(common, query.term, OWN_SEARCH);
  const path = listDataPath(place.path);
  const xml = fallbackXml(place, shown);
  return missing.has(path) && xml !== undefined
    ? listSource.filter(common, xml)
    : listSource.file(common, path, xml);
}
