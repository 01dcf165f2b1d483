/** Fetches size guides, files of the shop itself, on demand. */
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

/** The guide at an address of this site; undefined after a failure. Never rejects. */
export function fetchSizeGuide(href: string): Promise<SizeGuideView | undefined> {
  return fetchFile(href, isGuide);
}

/** The index of guides and articles; undefined after a failure. Never rejects. */
export function fetchGuideIndex(): Promise<GuideIndex | undefined> {
  return fetchFile('/datos/tallas.json', isIndex);
}

function isIndex(value: unknown): value is GuideIndex {
  return isRecord(value) && Array.isArray(value['guides']) && isRecord(value['categories']);
}

/** The build has written the file; this only refuses another kind of answer, such as an error page. */
function isGuide(value: unknown): value is SizeGuideView {
  return isRecord(value) && Array.isArray(value['rows']) && Array.isArray(value['measures']);
}
