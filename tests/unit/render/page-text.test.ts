import { afterEach, beforeEach, expect, test } from 'vitest';
import { capturePagesAsText, textOfPage } from '../../../scripts/render/page-text.ts';

const { Response: ownResponse } = globalThis;
/** Astro has made its encoder before. */
const encoder = new TextEncoder();
let restore: () => void;
beforeEach(() => {
  restore = capturePagesAsText();
});
afterEach(() => restore());

const PAGE = `<!DOCTYPE html><html><body>${'“Niño” − 50 % 👟 '.repeat(40)}</body></html>`;

/** As Astro answers with a page. */
const respond = (text: string): Response =>
  new Response(encoder.encode(text), { status: 200, headers: { 'Content-Type': 'text/html' } });

test('a page arrives as the very text that it was made of, with its status and headers', () => {
  const response = respond(PAGE);
  expect(textOfPage(response)).toBe(PAGE);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/html');
  expect(response).toBeInstanceOf(ownResponse);
});

test('whatever is no whole page is bytes, as ever', async () => {
  for (const text of ['', 'ñ', '{"a":1}', `<p>${'x'.repeat(600)}</p>`, '<!doctype html>']) {
    expect(Buffer.from(encoder.encode(text)).toString()).toBe(text);
    expect(await respond(text).text()).toBe(text);
  }
  expect(await new Response('señal').text()).toBe('señal');
});

test('a page that comes in another way stops the build instead of being empty', () => {
  for (const response of [new Response(PAGE), new Response(respond(PAGE).body)])
    expect(() => textOfPage(response)).toThrow('not known for');
});

test('a page that somebody else answers with as a text is whole', async () => {
  expect(await new Response(PAGE).text()).toBe(PAGE);
});

test('once it is taken back, pages are bytes as ever', async () => {
  restore();
  expect(await respond(PAGE).text()).toBe(PAGE);
  expect([globalThis.Response, Buffer.from(encoder.encode(PAGE)).toString()]).toEqual([ownResponse, PAGE]);
});
