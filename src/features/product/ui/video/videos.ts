/** The addresses of the short videos that editors keep. */

const FILES = import.meta.glob<string>('../../../../content/videos/*.{mp4,webm}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Of a file whose name the schema of what names it has checked (`content/schemas/video.ts`). */
export function videoAddress(file: string): string {
  const address = FILES[`../../../../content/videos/${file}`];
  if (address === undefined) throw new Error(`src/content/videos/${file} is missing`);
  return address;
}

/** Its media type. */
export const videoType = (file: string): string => `video/${file.slice(file.lastIndexOf('.') + 1)}`;
