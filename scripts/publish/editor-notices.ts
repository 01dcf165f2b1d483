/** What a build has to tell who edits the shop of their files: what it left out, and why. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Written by `src/pages/datos/[notices].json.ts`. */
const FILE = 'datos/avisos.json';

const noticeSchema = z.object({
  /** From the root of the project. */
  file: z.string(),
  unknown: z.array(
    z.object({ kind: z.enum(['sku', 'category', 'tag', 'review', 'phone']), name: z.string() }),
  ),
  /** Too little is left of it. */
  isEmpty: z.boolean(),
});

type EditorNotice = Readonly<z.infer<typeof noticeSchema>>;

const UNKNOWN = {
  sku: (name: string): string => `nombra el artículo ${name}, que ya no está en la tienda; sigue sin él`,
  category: (name: string): string => `nombra la categoría ${name}, que no está en el menú; sigue sin ella`,
  tag: (name: string): string => `nombra la etiqueta ${name}, que ningún artículo tiene; sigue sin ella`,
  review: (name: string): string =>
    `nombra el artículo ${name}, que no está en la tienda o no tiene opiniones con texto; sigue sin él`,
  phone: (number: string): string =>
    `shop › phone: no es el teléfono del sistema de la tienda (TELEFONO), ${number}`,
} as const;
const EMPTY = 'no le quedan bastantes artículos que se puedan comprar: no se publica';

/** A line for each thing. */
function noticeLines(notices: readonly EditorNotice[]): readonly string[] {
  return notices.flatMap(({ file, unknown, isEmpty }) => [
    ...unknown.map(({ kind, name }) => `${file}: ${UNKNOWN[kind](name)}`),
    ...(isEmpty ? [`${file}: ${EMPTY}`] : []),
  ]);
}

/** What a built site has to tell; nothing where all is well. */
export async function readNotices(site: string): Promise<readonly string[]> {
  const file = join(site, FILE);
  if (!existsSync(file)) return [];
  return noticeLines(z.array(noticeSchema).parse(JSON.parse(await readFile(file, 'utf8'))));
}
