/** What of a product's page is not as its address asks for (`?color=…&talla=…`), told by what it was printed with. */

/**
 * Undefined where nothing is. `page`: the data of `.product`; `printed` is the printed variant as an address would ask for
 * it, `printedAlone` stands where its colour alone opens it too.
 */
export function notPrinted(
  search: string,
  { printed = '', printedAlone }: Readonly<Record<string, string | undefined>> = {},
): 'color' | 'size' | undefined {
  const asked = new URLSearchParams(search);
  const color = asked.get('color');
  const size = asked.get('talla');
  if (color === null && size === null) return undefined;
  // Slugs stand in an address as they are.
  const colored = `color=${color}&talla=`;
  if (!printed.startsWith(colored)) return 'color';
  const isPrinted = size === null ? printedAlone !== undefined : printed === colored + size;
  return isPrinted ? undefined : 'size';
}
