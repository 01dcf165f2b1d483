/** The size guide of a product, fetched when somebody asks for it: a file of the shop itself. */
import type { SizeGuideView } from '#domain/size-guide.ts';
import { isRecord } from './stored-shape.ts';

/** The guide at an address of this site; undefined when it cannot be had. Never rejects. */
export async function fetchSizeGuide(href: string): Promise<SizeGuideView | undefined> {
  try {
    const response = await fetch(href);
    const guide: unknown = response.ok ? await response.json() : undefined;
    return isGuide(guide) ? guide : undefined;
  } catch {
    return undefined;
  }
}

/** The file is written by this build; only an answer of another kind (an error page) is kept out. */
function isGuide(value: unknown): value is SizeGuideView {
  return isRecord(value) && Array.isArray(value['rows']) && Array.isArray(value['measures']);
}
