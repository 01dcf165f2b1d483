/** One wish of a filter: what it is about and the value it asks for. */
export type FilterEntry = { readonly type: string; readonly value: string };

/** A filter document: its group and its wishes. */
export type FilterDocument = { readonly group: string; readonly entries: readonly FilterEntry[] };

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const DOCUMENT =
  /^\s*<Filtro>\s*<Grupo>([^<]*)<\/Grupo>((?:\s*<Detalle>\s*<Tipo>[^<]*<\/Tipo>\s*<Valor>[^<]*<\/Valor>\s*<\/Detalle>)+)\s*<\/Filtro>\s*$/;
const ENTRY = /<Tipo>([^<]*)<\/Tipo>\s*<Valor>([^<]*)<\/Valor>/g;

function unescapeXml(text: string): string {
  const plain = text.replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)));
  return plain.replace(/&(amp|lt|gt|quot|apos);/g, (entity, name: string) => ENTITIES.get(name) ?? entity);
}

/** Reads a filter document (contract, POST filter-items); undefined when the text is none. */
export function parseFilterDocument(xml: string): FilterDocument | undefined {
  const match = DOCUMENT.exec(xml);
  if (!match) return undefined;
  const [, group = '', details = ''] = match;
  const entries = [...details.matchAll(ENTRY)].map(([, type = '', value = '']) => ({
    type: unescapeXml(type).trim(),
    value: unescapeXml(value).trim(),
  }));
  return { group: unescapeXml(group).trim(), entries };
}
