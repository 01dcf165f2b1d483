/** Pages of which an editor writes a file: which names such files have. */

/** Documents that pages need; each has one file in every language. */
export const DOCUMENT_NAMES = [
  'nosotros',
  'politicas-de-devolucion',
  'preguntas-frecuentes',
  'terminos-y-condiciones',
  'ubicaciones',
] as const;

/** The name of one of them. */
export type DocumentName = (typeof DOCUMENT_NAMES)[number];

/** The name of a landing page's file without its ending: an address is made of it. */
export const LANDING_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
