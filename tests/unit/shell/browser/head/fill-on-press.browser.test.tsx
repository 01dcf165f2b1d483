/** A closed dialog is text until it is opened: no text of a service escapes it, and its content is restored. */
import { expect, onTestFinished, test } from 'vitest';
import { closedContent } from '#shared/html/closed-content.ts';
import '#shell/browser/head/fill-on-press.ts';

const PAYLOADS = [
  'x</noscript><img src="x" alt="out">',
  '</NOSCRIPT ><img alt="out">',
  '<noscript><img alt="out">',
  '"><img alt="out">',
];

/** An attribute's value in Astro's notation. */
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

/** A built bar, and a closed menu whose tree has only the texts of its links. */
function drawMenu(bar: string): HTMLElement {
  const place = document.createElement('div');
  onTestFinished(() => place.remove());
  place.innerHTML = `<ul class="categories-bar">${bar}</ul>
    <button type="button" commandfor="closed">Abrir</button>
    <div id="closed"><noscript><div class="menu-dialog">
      <ul class="menu-shortcuts"></ul><ul class="tree" data-all-in="See all in "></ul><ul class="contact-links"></ul>
    </div></noscript></div>
    <footer><section><ul class="contact-links"><li><a href="tel:+50223456789">2345-6789</a></li></ul></section><p></p></footer>`;
  document.body.append(place);
  return place;
}

const BAR = `
  <li><a href="/productos?categoria=a&amp;x=1" lang="es-GT" aria-current="true">Año &amp; $& </a>
    <button type="button">Subcategorías</button>
    <ul popover>
      <li><a href="/productos?categoria=a/b" aria-current="page">B</a><ul><li><a href="/productos?categoria=a/b/c">C</a></li></ul></li>
      <li><a href="/productos?categoria=a/d">D</a></li>
    </ul></li>
  <li><a href="/productos?categoria=e">E</a></li>
  <li data-apart="true"><a href="/productos?orden=novedades">Novedades</a></li>
  <li><a href="/productos?orden=descuento">Ofertas</a></li>`;

/** The disclosures and links of a tree, with their targets and whether they are open. */
const readTree = (tree: ParentNode): readonly string[] =>
  Array.from(tree.querySelectorAll('summary, a'), (part) => {
    const where = part instanceof HTMLAnchorElement ? part.getAttribute('href') : 'opens';
    const isOpen = part.parentElement instanceof HTMLDetailsElement && part.parentElement.open;
    const spoken = part.closest('[lang]')?.getAttribute('lang');
    return [part.textContent?.trim(), where, isOpen && 'open', part.ariaCurrent, spoken].join(' · ');
  });

test('the menu’s tree has the categories of the bar, open down to the current one', () => {
  const { lang } = document.documentElement;
  onTestFinished(() => {
    document.documentElement.dataset['locale'] = lang;
  });
  document.documentElement.dataset['locale'] = 'en';
  const place = drawMenu(BAR);
  const button = place.querySelector<HTMLElement>('[commandfor]');
  button?.click();
  const tree = place.querySelector<HTMLElement>('.tree');
  expect(tree && readTree(tree)).toEqual([
    'Año & $& · opens · open ·  · es-GT',
    'See all in Año & $& · /productos?categoria=a&x=1 · open · true · en',
    'B · opens · open ·  · en',
    'See all in B · /productos?categoria=a/b · open · page · en',
    'C · /productos?categoria=a/b/c · false ·  · en',
    'D · /productos?categoria=a/d · false ·  · en',
    'E · /productos?categoria=e · false ·  · en',
  ]);
  expect(tree?.querySelector('button,[popover],[id]')).toBeNull();
  const links = place.querySelectorAll<HTMLElement>('#closed .menu-shortcuts a, #closed .contact-links a');
  expect(Array.from(links, ({ textContent }) => textContent)).toEqual(['Novedades', 'Ofertas', '2345-6789']);
  const before = tree?.innerHTML;
  button?.click();
  expect(tree?.innerHTML).toBe(before);
});

test('a menu that opens while the page still loads has its categories, and the contact when it opens again', () => {
  const place = drawMenu(BAR);
  const [foot, end] = place.querySelectorAll('footer, footer > p');
  foot?.remove();
  end?.remove();
  const button = place.querySelector<HTMLElement>('[commandfor]');
  const contact = (): string | undefined => place.querySelector('#closed .contact-links')?.textContent;
  button?.click();
  expect(place.querySelectorAll('.tree summary')).toHaveLength(2);
  expect(contact()).toBe('');
  // The list has begun to arrive: it may be incomplete.
  if (foot) place.append(foot);
  button?.click();
  expect(contact()).toBe('');
  if (end) foot?.append(end);
  button?.click();
  expect(contact()).toBe('2345-6789');
});

test.each(PAYLOADS)('%s stays a name and an address in the contact', (payload) => {
  const place = drawMenu(BAR);
  const link = place.querySelector<HTMLAnchorElement>('footer a');
  link?.setAttribute('href', payload);
  link?.setAttribute('aria-label', payload);
  link?.replaceChildren(payload);
  place.querySelector<HTMLElement>('[commandfor]')?.click();
  const contact = place.querySelector('#closed .contact-links');
  expect(Array.from(contact?.querySelectorAll('*') ?? [], ({ localName }) => localName)).toEqual(['li', 'a']);
  const copy = contact?.querySelector('a');
  expect([copy?.textContent, copy?.getAttribute('href'), copy?.ariaLabel]).toEqual([
    payload,
    payload,
    payload,
  ]);
});

test.each([...PAYLOADS, 'a onclick=alert(1) b', "'><img alt=out>"])(
  '%s stays a name, an address and a language in the tree',
  (payload) => {
    const name = document.createElement('b');
    name.textContent = payload;
    const value = inAttribute(payload);
    const link = `<a href="${value}" lang="${value}">${name.innerHTML}</a>`;
    const button = `<button type="button" aria-label="${value}"></button>`;
    const place = drawMenu(
      `<li>${link}${button}<ul id="${value}"><li>${link}<ul><li>${link}</li></ul></li></ul></li>`,
    );
    place.querySelector<HTMLElement>('[commandfor]')?.click();
    const tree = place.querySelector('.tree');
    expect(Array.from(tree?.querySelectorAll('*') ?? [], ({ localName }) => localName).join(' ')).toBe(
      'li details summary a ul li details summary a ul li a',
    );
    const [summary] = tree?.querySelectorAll('summary') ?? [];
    expect([summary?.textContent, summary?.getAttributeNames()]).toEqual([payload, ['lang']]);
    expect(summary?.lang).toBe(payload);
    const links = [...(tree?.querySelectorAll('a') ?? [])];
    expect(links.map((each) => each.getAttribute('href'))).toEqual([payload, payload, payload]);
    expect(links.map(({ textContent }) => textContent)).toEqual([
      `See all in ${payload}`,
      `See all in ${payload}`,
      payload,
    ]);
  },
);
