/** What differs between a product's address (`?color=…&talla=…`) and its built page. */

/**
 * Undefined where nothing is. `page`: the data of `.product`; `built` is the built variant as an address would ask for
 * it. Its colour alone opens it too.
 */
export function choiceNotBuilt(
  search: string,
  { builtChoice: built = '' }: Readonly<Record<string, string | undefined>> = {},
): 'color' | 'size' | undefined {
  const asked = new URLSearchParams(search);
  const color = asked.get('color');
  const size = asked.get('talla');
  if (color === null && size === null) return undefined;
  // Slugs stand in an address as they are.
  const colored = `color=${color}&talla=`;
  if (!built.startsWith(colored)) return 'color';
  return size === null || built === colored + size ? undefined : 'size';
}
