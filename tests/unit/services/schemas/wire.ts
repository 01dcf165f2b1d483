/** Rows as the contract prints them, for tests to change one field of. */

export const ARTICLE = {
  IdArticulo: 7,
  Sku: 'TEN-7',
  CodigoInterno: 'C-7',
  Nombre_Comercial: 'Tenis Volcán',
  Precio_SD: 500,
  Precio_CD: 400,
  Descuento_Porcentaje: 20,
  Descripcion_p: 'Ligero',
  Imagen_1: 'ten-7-1.jpg',
  Imagen_2: 'ten-7-2.jpg',
  Imagen_3: '',
  Imagen_4: '',
  Imagen_5: '',
  Cantidad: 9,
  Nuevo: 1,
  Calificacion: 4.5,
  Marca: 'Volcán Sur',
  Colores: ['Negro'],
  Etiquetas: ['running'],
  Tallas: ['26', '27'],
  N1: 1,
  N2: 11,
  N3: 0,
};

export const VARIANT = {
  IdArticulo: 71,
  Sku: 'TEN-7-N-26',
  CodigoInterno: 'C-7-1',
  Nombre_Comercial: 'Tenis Volcán',
  Descripcion_p: 'Ligero',
  Precio_SD: 500,
  Precio_CD: 400,
  Descuento_Porcentaje: 20,
  Imagenes: ['n-2.jpg', 'n-1.jpg'],
  IdColor: 1,
  Color: 'Negro',
  IdTalla: 26,
  Talla: '26',
  Orden_Talla: 1,
  Cantidad: 4,
};

export const RELATED = {
  IdArticulo: 8,
  Sku: 'TEN-8',
  CodigoInterno: 'C-8',
  Nombre_Comercial: 'Tenis Lago',
  Descripcion_p: '',
  Precio_SD: '300.00',
  Precio_CD: 0,
  Descuento_Porcentaje: 0,
  Imagen_1: 'ten-8-1.jpg',
};

/** What a schema of `zod/mini` answers, for tests: the value, or the paths of what is wrong. */
export function read<T>(schema: { safeParse(value: unknown): Parsed<T> }, value: unknown): T | string[] {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  return parsed.error.issues.map(({ path }) => path.map(String).join('.'));
}

type Parsed<T> =
  | { success: true; data: T }
  | { success: false; error: { issues: readonly { path: readonly PropertyKey[] }[] } };
