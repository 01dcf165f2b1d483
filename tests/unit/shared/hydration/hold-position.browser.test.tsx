/**
 * A pointed-at element keeps its place in the window while its island renders again (decision 231, Scroll position of a translation).
 */
import { expect, onTestFinished, test, vi } from 'vitest';
import { holdPosition } from '#shared/hydration/hold-position.ts';

const BUTTON =
  '<p>Más</p><button type="button" data-control="add">Añadir</button><div style="block-size: 300vh"></div>';

/** An island below a screen of page, scrolled to its button. */
function scrolledTo() {
  const island = document.createElement('section');
  island.innerHTML = BUTTON;
  island.style.marginBlockStart = '100vh';
  // As in WebKit, the browser does not do it by itself.
  document.documentElement.style.overflowAnchor = 'none';
  document.body.append(island);
  onTestFinished(() => {
    island.remove();
    document.documentElement.style.overflowAnchor = '';
  });
  const button = (): HTMLElement => island.querySelector('button') ?? expect.fail('no button');
  button().scrollIntoView({ behavior: 'instant' });
  const top = (): number => Math.round(button().getBoundingClientRect().top);
  return { island, button, top };
}

/** Replaces the content with the same, with more above it. */
function drawAnew(island: HTMLElement): void {
  island.replaceChildren();
  // The page is short for a moment, and scrolls up.
  void document.documentElement.scrollHeight;
  island.innerHTML = `<p style="block-size: 50px">Nuevo</p>${BUTTON}`;
}

test('a control that renders again keeps its place, whatever grew above it', () => {
  const { island, button, top } = scrolledTo();
  const before = top();
  const scrollBack = holdPosition(island, button());
  drawAnew(island);
  scrollBack();
  expect(top()).toBe(before);
});

test('it stays there when its texts are translated again, until it is pressed', async () => {
  const { island, button, top } = scrolledTo();
  const before = top();
  const scrollBack = holdPosition(island, button());
  drawAnew(island);
  scrollBack();
  const addAbove = (): void => button().before('One more line', document.createElement('hr'));
  addAbove();
  await vi.waitFor(() => expect(top()).toBe(before));
  button().click();
  addAbove();
  await Promise.resolve();
  expect(top()).toBeGreaterThan(before);
});

test('an element that the page scrolls to by itself stays in view', async () => {
  const { island, button } = scrolledTo();
  const scrollBack = holdPosition(island, button());
  drawAnew(island);
  scrollBack();
  scrollTo({ top: 0, behavior: 'instant' });
  island.prepend('One more line');
  await Promise.resolve();
  expect(scrollY).toBe(0);
});

test('an island that does not render again does not move the page', () => {
  const { island, button } = scrolledTo();
  const scrollBack = holdPosition(island, button());
  const { scrollY } = window;
  island.prepend(document.createElement('hr'));
  scrollBack();
  expect(window.scrollY).toBe(scrollY);
});
