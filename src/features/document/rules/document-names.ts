/** The documents that pages need. */

/** Their names; each has one file in every language. */
export const DOCUMENT_NAMES = [
  'nosotros',
  'politicas-de-devolucion',
  'preguntas-frecuentes',
  'terminos-y-condiciones',
  'ubicaciones',
] as const;

/** The name of one of them. */
export type DocumentName = (typeof DOCUMENT_NAMES)[number];
