import { createServer, type Server } from 'node:http';
import type { HostingCase } from './hosting-cases.ts';

/** An image service: one picture, one page with a picture's address, and one failure. */
export interface PictureService {
  readonly address: string;
  /** The requested addresses. */
  readonly asked: readonly string[];
  readonly close: () => Promise<void>;
}

export async function startPictureService(): Promise<PictureService> {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(
      `${request.url} cookie=${request.headers.cookie ?? ''} referer=${request.headers.referer ?? ''}`,
    );
    const isPicture = request.url === '/service/320/avif/a.jpg';
    if (request.url?.endsWith('/broken.jpg')) response.statusCode = 500;
    else if (!isPicture) response.statusCode = 404;
    response.setHeader('Content-Type', isPicture ? 'image/avif' : 'text/html');
    response.setHeader('Cache-Control', 'private');
    response.setHeader('Set-Cookie', 'spy=1');
    response.end(isPicture ? 'the picture' : '<script>alert(1)</script>');
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    address: `http://127.0.0.1:${port}/service/`,
    asked,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Every host's answers for pictures that it proxies. */
export const PICTURE_CASES: readonly HostingCase[] = [
  {
    path: '/imagenes/320/avif/a.jpg',
    status: 200,
    body: 'the picture',
    headers: {
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    },
  },
  { path: '/imagenes/320/avif/none.jpg', status: 404 },
];

/** A failed picture is never cached, whatever its status becomes. */
export const BROKEN_PICTURE = '/imagenes/320/avif/broken.jpg';
/** The service's own text, which must not be shown. */
export const FROM_THE_SERVICE = 'alert(1)';
