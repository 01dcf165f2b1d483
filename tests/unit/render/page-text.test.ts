import { afterEach, beforeEach, expect, test } from 'vitest';
import { capturePagesAsText, textOfPage } from '../../../scripts/render/page-text.ts';

const { Response: ownResponse } = globalThis;
/** Astro has created its encoder before. */
const encoder = new TextEncoder();
let restore: () => void;
beforeEach(() => {
  restore = capturePagesAsText();
});
afterEach(() => restore());

const PAGE = `<!DOCTYPE html><html><body>${'“Niño” − 50 % 👟 '.repeat(40)}</body></html>`;

/** Answers a page like Astro. */
const respond = (text: string): Response =>
  new Response(encoder.encode(text), { status: 200, headers: { 'Content-Type': 'text/html' } });

test('a page arrives as its own text, with its status and headers', () => {
  const response = respond(PAGE);
  expect(textOfPage(response)).toBe(PAGE);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/html');
  expect(response).toBeInstanceOf(ownResponse);
});

test('any incomplete page is bytes, as before', async () => {
  for (const text of ['', 'ñ', '{"a":1}', `<p>${'x'.repeat(600)}</p>`, '<!doctype html>']) {
    expect(Buffer.from(encoder.encode(text)).toString()).toBe(text);
    expect(await respond(text).text()).toBe(text);
  }
  expect(await new Response('señal').text()).toBe('señal');
});

test('a page of another form stops the build instead of being empty', () => {
  for (const response of [new Response(PAGE), new Response(respond(PAGE).body)])
    expect(() => textOfPage(response)).toThrow('not known for');
});

test('a page that another responder answers as a text is complete', async () => {
  expect(await new Response(PAGE).text()).toBe(PAGE);
});

test('after it is removed, pages are bytes as before', async () => {
  restore();
  expect(await respond(PAGE).text()).toBe(PAGE);
  expect([globalThis.Response, Buffer.from(encoder.encode(PAGE)).toString()]).toEqual([ownResponse, PAGE]);
});
