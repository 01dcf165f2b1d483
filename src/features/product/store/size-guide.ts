/** The size guide of a product, fetched when somebody asks for it: files of the shop itself. */
import type { GuideIndex, SizeGuideView } from '#features/product/rules/size-guide.ts';
import { isRecord } from '#shared/storage/stored-shape.ts';

async function fetchFile<File>(href: string, isFile: (value: unknown) => value is File) {
  try {
    const response = await fetch(href);
    const file: unknown = response.ok ? await response.json() : undefined;
    return isFile(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** The guide at an address of this site; undefined when it cannot be had. Never rejects. */
export function fetchSizeGuide(href: string): Promise<SizeGuideView | undefined> {
  return fetchFile(href, isGuide);
}

/** Which guide is for which article; undefined when it cannot be had. Never rejects. */
export function fetchGuideIndex(): Promise<GuideIndex | undefined> {
  return fetchFile('/datos/tallas.json', isIndex);
}

function isIndex(value: unknown): value is GuideIndex {
  return isRecord(value) && Array.isArray(value['guides']) && isRecord(value['categories']);
}

/** The file is written by this build; only an answer of another kind (an error page) is kept out. */
function isGuide(value: unknown): value is SizeGuideView {
  return isRecord(value) && Array.isArray(value['rows']) && Array.isArray(value['measures']);
}
