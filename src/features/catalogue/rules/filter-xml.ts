/** The filter descriptor of `filter-items` (contract, POST filter-items; checkout §7, Building helpers). */

export type FilterEntry = { readonly type: string; readonly value: string };

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
]);

/** Text that may stand in XML: no control characters, which no escape makes legal, and the five special ones escaped. */
function escaped(text: string): string {
  return text
    .replace(/\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu, '')
    .replace(/[&<>"']/g, (sign) => ESCAPES.get(sign) ?? '');
}

/** The document for a group's entries, hyphens in values as spaces; undefined when there are none, and no call is made. */
export function filterXml(group: string, entries: readonly FilterEntry[]): string | undefined {
  if (entries.length === 0) return undefined;
  const details = entries.map(({ type, value }) => {
    const words = escaped(value.replaceAll('-', ' '));
    return `<Detalle><Tipo>${escaped(type)}</Tipo><Valor>${words}</Valor></Detalle>`;
  });
  return `<Filtro><Grupo>${escaped(group)}</Grupo>${details.join('')}</Filtro>`;
}

/** The document a brand page sends. */
export function brandFilterXml(brandSlug: string): string | undefined {
  return filterXml('marca', brandSlug === '' ? [] : [{ type: 'marca', value: brandSlug }]);
}
