import { describe, expect, it } from 'vitest';
import { TEST_CARDS } from '../../../scripts/sandbox/payment/judge-card.ts';
import { smallSandbox } from './sandbox-fixture.ts';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff]);
const pictures = {
  picture: async (file: string, width: number, format: string) =>
    file === 'tenis-1.jpg' ? new Uint8Array([...JPEG, width % 251, format.length]) : undefined,
};

describe('the help page', () => {
  it('lists every test card, user and call, in Spanish', async () => {
    const text = await (await smallSandbox().storeApp.request('/')).text();
    expect(text).toContain('<html lang="es-GT">');
    for (const { number } of TEST_CARDS) expect(text).toContain(number);
    for (const part of ['ana@example.com', '576937-K', '/api/Cart/create?env=', 'meta-array']) {
      expect(text).toContain(part);
    }
  });

  it('has a size guide', async () => {
    const text = await (await smallSandbox().storeApp.request('/guia-de-tallas')).text();
    expect(text).toContain('<h1>Guía de tallas</h1>');
  });
});

describe('pictures', () => {
  const get = (path: string) => smallSandbox({ pictures }).storeApp.request(`/imagenes/${path}`);

  it('are cacheable JPEGs 960 pixels wide below the raw path', async () => {
    const response = await get('articulos/tenis-1.jpg');
    expect(response.headers.get('Content-Type')).toBe('image/jpeg');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([...JPEG, 960 % 251, 4]));
  });

  it('have the requested width and format', async () => {
    const response = await get('320/avif/tenis-1.jpg');
    expect(response.headers.get('Content-Type')).toBe('image/avif');
    expect(response.status).toBe(200);
  });

  it.each(['321/avif/tenis-1.jpg', '320/gif/tenis-1.jpg', '320/webp/otro.jpg', '320/webp/..%2Ftenis-1.jpg'])(
    'do not exist as %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});
