/** The short videos that editors have added to articles (decision 149, Videos). */
import { type CollectionEntry, getCollection } from 'astro:content';

/** What its file says. */
export type ProductVideo = CollectionEntry<'videos'>['data'];

const FOLDER = 'src/content/videos';

/** The video of each article that has one; stops the build where two files are about one article. */
export async function videosBySku(): Promise<ReadonlyMap<string, ProductVideo>> {
  const videos = new Map<string, ProductVideo>();
  for (const { id, data } of await getCollection('videos')) {
    if (videos.has(data.sku))
      throw new Error(`${FOLDER}/${id}.json: another file has the video of ${data.sku}`);
    videos.set(data.sku, data);
  }
  return videos;
}

/** Files whose article the shop does not have. */
export async function videoNotices(skus: ReadonlySet<string>) {
  return (await getCollection('videos'))
    .filter(({ data }) => !skus.has(data.sku))
    .map(({ id, data }) => ({
      file: `${FOLDER}/${id}.json`,
      unknown: [{ kind: 'sku', name: data.sku } as const],
      isEmpty: false,
    }));
}
