/** A closed dialog is text until it is opened: nothing that a service sends gets out of it, and it comes back as it was. */
import { expect, onTestFinished, test } from 'vitest';
import { closedContent } from '#domain/page/closed-content.ts';
import '#modules/page/dialogs/fill-on-press.ts';

const PAYLOADS = [
  'x</noscript><img src="x" alt="out">',
  '</NOSCRIPT ><img alt="out">',
  '<noscript><img alt="out">',
  '"><img alt="out">',
];

/** As Astro writes the value of an attribute. */
const inAttribute = (value: string): string => value.replaceAll('&', '&#38;').replaceAll('"', '&#34;');

test.each(PAYLOADS)('%s as the value of an attribute stays one', (payload) => {
  const place = document.createElement('div');
  onTestFinished(() => place.remove());
  const link = `<a href="/" aria-label="${inAttribute(payload)}">Correo</a>`;
  place.innerHTML = `<button type="button" commandfor="closed">Abrir</button>
    <div id="closed"><noscript>${closedContent(link)}</noscript></div>`;
  document.body.append(place);
  expect(place.querySelector('img,a')).toBeNull();
  place.querySelector('button')?.click();
  expect(place.querySelector('img')).toBeNull();
  expect(place.querySelector('a')?.getAttribute('aria-label')).toBe(payload);
});
