/** Articles of the sandbox for the soak. */

type Row = {
  readonly IdArticulo: number;
  readonly Sku: string;
  readonly CodigoInterno: string;
  readonly Nombre_Comercial: string;
  readonly Colores: readonly string[];
  readonly Tallas: readonly string[];
};

async function newItems(apiOrigin: string): Promise<readonly Row[]> {
  const response = await fetch(`${apiOrigin}/api/v1/items/new-items`);
  const { data }: { readonly data: readonly Row[] } = await response.json();
  return data;
}

/** The text of the main document (`tienda`) with three lines. */
export async function storedCart(apiOrigin: string): Promise<string> {
  const rows = await newItems(apiOrigin);
  const cart = rows.slice(0, 3).map(({ IdArticulo, Sku, CodigoInterno, Nombre_Comercial }) => ({
    ...{ id: IdArticulo, variantId: IdArticulo, cartItemId: Sku, code: CodigoInterno, sku: Sku },
    ...{ name: Nombre_Comercial, price: 10_000, discount: 0, quantity: 1, images: [], isSoldOut: false },
    ...{ selectedProductColor: '', selectedProductSize: '', stock: 9, productSku: Sku },
  }));
  return JSON.stringify({ version: '1.1', cart, token: null, filters: {} });
}

/** An article with colours and sizes to choose from. */
export async function colourfulSku(apiOrigin: string): Promise<string> {
  const rows = await newItems(apiOrigin);
  const found = rows.find(({ Colores, Tallas }) => Colores.length > 1 && Tallas.length > 1);
  if (!found) throw new Error('No new article has several colours and sizes.');
  return found.Sku;
}
