/** The sizes of a list by who wears them, each in one place: of clothes, of shoes, of children. */
import type { FacetValue } from '#features/catalogue/rules/facets.ts';

const SECTIONS = ['clothes', 'shoes', 'children'] as const;
export type SizeSectionName = (typeof SECTIONS)[number];

function sectionOf({ kinds = [], isChildren }: FacetValue): SizeSectionName {
  if (isChildren) return 'children';
  return kinds.includes('shoes') ? 'shoes' : 'clothes';
}

/** Those that have any, in the order that they are shown in; within them the order of the sizes stays. */
export function sizeSections(
  values: readonly FacetValue[],
): readonly (readonly [SizeSectionName, readonly FacetValue[]])[] {
  return SECTIONS.flatMap((section) => {
    const own = values.filter((value) => sectionOf(value) === section);
    return own.length > 0 ? [[section, own] as const] : [];
  });
}
