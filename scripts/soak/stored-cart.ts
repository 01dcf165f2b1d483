/** A stored cart for the soak: a line of what the sandbox sells, as `tienda` holds it. */

type Row = { readonly IdArticulo: number; readonly Sku: string; readonly CodigoInterno: string };

/** The text of the main document with one line. */
export async function storedCart(apiOrigin: string): Promise<string> {
  const response = await fetch(`${apiOrigin}/api/v1/items/new-items`);
  const { data }: { readonly data: readonly (Row & { readonly Nombre_Comercial: string })[] } =
    await response.json();
  const cart = data.slice(0, 3).map(({ IdArticulo, Sku, CodigoInterno, Nombre_Comercial }) => ({
    ...{ id: IdArticulo, variantId: IdArticulo, cartItemId: Sku, code: CodigoInterno, sku: Sku },
    ...{ name: Nombre_Comercial, price: 10_000, discount: 0, quantity: 1, images: [], isSoldOut: false },
    ...{ selectedProductColor: '', selectedProductSize: '', stock: 9, productSku: Sku },
  }));
  return JSON.stringify({ version: '1.1', cart, token: null, filters: {} });
}
