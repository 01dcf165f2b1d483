/** The short videos that editors have added to articles (decision 149, Videos). */
import { type CollectionEntry, getCollection } from 'astro:content';
import { pictureSources } from '#features/product/rules/picture.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { ProductVideoProps } from '../ProductPage.tsx';
import { ownPicture } from '../picture/own-picture.ts';

/** The data of a video's file. */
export type WrittenVideo = CollectionEntry<'videos'>['data'];

const FOLDER = 'src/content/videos';
const POSTER_WIDTHS = [640];

const FILES = import.meta.glob<string>('../../../../content/videos/*.{mp4,webm}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The video of each article that has one; stops the build if two files are about one article. */
export async function videosBySku(): Promise<ReadonlyMap<string, WrittenVideo>> {
  const videos = new Map<string, WrittenVideo>();
  for (const { id, data } of await getCollection('videos')) {
    if (videos.has(data.sku))
      throw new Error(`${FOLDER}/${id}.json: another file has the video of ${data.sku}`);
    videos.set(data.sku, data);
  }
  return videos;
}

/** A video in a language; `image` is the article's picture, used if the video has none. */
export async function productVideo(
  { video, picture, text }: WrittenVideo,
  locale: Locale,
  image: string,
): Promise<ProductVideoProps> {
  const request = { template: shopConfiguration.imageTemplate, widths: POSTER_WIDTHS };
  const poster = picture ? await ownPicture(picture, POSTER_WIDTHS) : pictureSources(image, request);
  return { label: text[locale], poster: poster.src, src: videoAddress(video), type: videoType(video) };
}

/** Address of a video file, whose name a schema has checked (`content/schemas/article.ts`). */
export function videoAddress(file: string): string {
  const address = FILES[`../../../../content/videos/${file}`];
  if (address === undefined) throw new Error(`${FOLDER}/${file} is missing`);
  return address;
}

/** Media type of a video file. */
const videoType = (file: string): string => `video/${file.slice(file.lastIndexOf('.') + 1)}`;

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
