import type { SandboxContext } from '../context.ts';
import type { PictureStore } from '../pictures/render.ts';
import type { SandboxApp } from './answers.ts';

/** The existing widths of pictures. */
const PICTURE_WIDTHS: readonly number[] = [118, 160, 236, 320, 480, 640, 800, 960];

/** Width of the raw picture below `RUTAIMAGENESARTICULOS`. */
const RAW_WIDTH = 960;

const FORMATS = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const;
type Format = keyof typeof FORMATS;

function isFormat(text: string): text is Format {
  return Object.hasOwn(FORMATS, text);
}

type PictureQuery = { readonly file: string; readonly width: number; readonly format: string };

async function pictureAnswer(
  pictures: PictureStore,
  { file, width, format }: PictureQuery,
): Promise<Response> {
  const isKnown = isFormat(format) && PICTURE_WIDTHS.includes(width) && /^[\w-]+(\.[\w-]+)+$/.test(file);
  const bytes = isKnown ? await pictures.picture(file, width, format) : undefined;
  if (!isFormat(format) || !bytes) return new Response('No existe esta imagen', { status: 404 });
  const headers = {
    'Content-Type': FORMATS[format],
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  return new Response(new Uint8Array(bytes), { headers });
}

/** GET /imagenes/articulos/{file}, the raw picture, and GET /imagenes/{width}/{format}/{file}. */
export function addPictureRoutes(app: SandboxApp, { pictures }: SandboxContext): void {
  app.get('/imagenes/articulos/:file', (c) =>
    pictureAnswer(pictures, { file: c.req.param('file'), width: RAW_WIDTH, format: 'jpeg' }),
  );
  app.get('/imagenes/:width{[0-9]+}/:format/:file', (c) => {
    const { width, format, file } = c.req.param();
    return pictureAnswer(pictures, { file, width: Number(width), format });
  });
}
