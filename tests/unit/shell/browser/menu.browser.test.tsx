/** The keys of the bar of categories. */
import { afterEach, expect, test } from 'vitest';
import { startMenu } from '#shell/browser/menu.ts';

afterEach(() => document.body.replaceChildren());

/** A bar of categories, then the named lists, which a crowded bar hides. */
function drawBar(isCrowded: boolean): (key: string) => string | undefined {
  const hidden = isCrowded ? 'style="display:none"' : '';
  document.body.innerHTML = `<nav data-menu><ul class="categories-bar" ${isCrowded ? 'data-crowded' : ''}>
    <li><a href="/a">Hombre</a></li><li><a href="/b">Mujer</a></li>
    <li data-apart="true" ${hidden}><a href="/c">Novedades</a></li><li ${hidden}><a href="/d">Ofertas</a></li>
  </ul></nav>`;
  startMenu();
  document.querySelector('a')?.focus();
  return (key) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return document.activeElement?.textContent;
  };
}

test.each([
  [false, 'Ofertas'],
  [true, 'Mujer'],
])("lead to the bar's entries, from its end to its beginning (crowded: %s)", (isCrowded, last) => {
  const press = drawBar(isCrowded);
  expect(press('End')).toBe(last);
  expect(press('ArrowRight')).toBe('Hombre');
  expect(press('ArrowLeft')).toBe(last);
});
