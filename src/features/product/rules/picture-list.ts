/** The addresses of pictures in one attribute: their common start is written once. Addresses have no blanks. */

/** The common start of texts. */
function commonStart([first = '', ...rest]: readonly string[]): string {
  let length = first.length;
  for (const each of rest) {
    let same = 0;
    while (same < length && each.charCodeAt(same) === first.charCodeAt(same)) same += 1;
    length = same;
  }
  return first.slice(0, length);
}

/** The common start and the rest of each address, separated by blanks; one picture is its address. */
export function joinPictures(images: readonly string[]): string {
  if (images.length < 2) return images.join('');
  const start = commonStart(images);
  return [start, ...images.map((image) => image.slice(start.length))].join(' ');
}

/** Splits the text of `joinPictures`. */
export function splitPictures(text: string): readonly string[] {
  const [start = '', ...ends] = text.split(' ');
  return ends.length === 0 ? [start] : ends.map((end) => start + end);
}
