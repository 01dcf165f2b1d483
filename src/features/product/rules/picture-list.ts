/** Addresses of a product's pictures in few bytes: most begin the same. Addresses have no blanks. */

/** What all of some texts begin with. */
export function commonStart([first = '', ...rest]: readonly string[]): string {
  let length = first.length;
  for (const each of rest) {
    let same = 0;
    while (same < length && each.charCodeAt(same) === first.charCodeAt(same)) same += 1;
    length = same;
  }
  return first.slice(0, length);
}

/** What all begin with and the rest of each, with blanks between them; of one picture its address. */
export function joinPictures(images: readonly string[]): string {
  if (images.length < 2) return images.join('');
  const start = commonStart(images);
  return [start, ...images.map((image) => image.slice(start.length))].join(' ');
}

/** The addresses that `joinPictures` has joined. */
export function splitPictures(text: string): readonly string[] {
  const [start = '', ...ends] = text.split(' ');
  return ends.length === 0 ? [start] : ends.map((end) => start + end);
}
