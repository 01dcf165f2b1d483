/** What of a product's page is not as its address asks for (`?color=…&talla=…`), told by what it was printed with. */

/**
 * Undefined where nothing is. `page`: the data of `.product`; `printed` is the printed variant as an address would ask for
 * it, `printedAlone` stands where its colour alone opens it too.
 */
export function notPrinted(
  search: string,
  { printed, printedAlone }: Readonly<Record<string, string | undefined>>,
): 'color' | 'size' | undefined {
  const asked = new URLSearchParams(search);
  const shown = new URLSearchParams(printed);
  const size = asked.get('talla');
  if (size === null && !asked.has('color')) return undefined;
  if (asked.get('color') !== shown.get('color')) return 'color';
  const isPrinted = size === null ? printedAlone !== undefined : size === shown.get('talla');
  return isPrinted ? undefined : 'size';
}
