import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepPagesAsTexts, textOfPage } from '../../../scripts/render/page-text.ts';

const own = { TextEncoder: globalThis.TextEncoder, Response: globalThis.Response };
beforeAll(keepPagesAsTexts);
afterAll(() => void Object.assign(globalThis, own));

const PAGE = `<!DOCTYPE html><html><body>${'“Niño” − 50 % 👟 '.repeat(40)}</body></html>`;

/** As Astro answers with a page. */
const respond = (text: string): Response =>
  new Response(new TextEncoder().encode(text), { status: 200, headers: { 'Content-Type': 'text/html' } });

test('a page arrives as the very text that it was made of, with its status and headers', () => {
  const response = respond(PAGE);
  expect(textOfPage(response)).toBe(PAGE);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/html');
  expect(response).toBeInstanceOf(own.Response);
});

test('whatever is no whole page is bytes, as ever', async () => {
  for (const text of ['', 'ñ', '{"a":1}', `<p>${'x'.repeat(600)}</p>`, '<!doctype html>']) {
    expect(Buffer.from(new TextEncoder().encode(text)).toString()).toBe(text);
    expect(await respond(text).text()).toBe(text);
  }
  expect(await new Response('señal').text()).toBe('señal');
});

test('a page that comes in another way stops the build instead of being empty', () => {
  for (const response of [new Response(PAGE), new Response(respond(PAGE).body)])
    expect(() => textOfPage(response)).toThrow('not known for');
});
