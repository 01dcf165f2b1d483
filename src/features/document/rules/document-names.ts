/** The documents of the shop, each with a file in every language. */
export const DOCUMENT_NAMES = [
  'nosotros',
  'politicas-de-devolucion',
  'preguntas-frecuentes',
  'terminos-y-condiciones',
  'ubicaciones',
] as const;

export type DocumentName = (typeof DOCUMENT_NAMES)[number];
