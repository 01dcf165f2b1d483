/** The parts of a page: all are loaded at the first interaction, once, and nothing is lost when one does not load. */
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { addPart, startParts } from '#shared/hydration/page-parts.ts';
import { holdArrowKeys } from '#shell/browser/page.ts';

beforeEach(() => {
  globalThis.hadInteraction = undefined;
  localStorage.clear();
  sessionStorage.clear();
  // The address of a test has a query.
  const { href } = location;
  history.replaceState(null, '', location.pathname);
  onTestFinished(() => history.replaceState(null, '', href));
  // Nothing happens by itself: a page at rest would load more.
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
});

const scroll = (): boolean => dispatchEvent(new Event('scroll'));

function ready() {
  const heard = vi.fn();
  addEventListener('page:ready', heard);
  onTestFinished(() => removeEventListener('page:ready', heard));
  return heard;
}

test('a page without stored data loads its parts with the first interaction, and announces when all have started', async () => {
  const heard = ready();
  const first = vi.fn();
  const second = vi.fn();
  const load = vi.fn(async () => first);
  addPart(load);
  addPart(async () => second);
  startParts();
  expect(load).not.toHaveBeenCalled();
  scroll();
  scroll();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  expect([load, first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

test('where this device has stored something they are loaded at once', async () => {
  localStorage.setItem('tienda:size', '{}');
  const heard = ready();
  addPart(async () => () => undefined);
  startParts();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
});

test.each([
  ['is nobody’s', '?utm_source=boletin&fbclid=1&color=rojo', 0],
  ['asks for a list', '?orden=descuento', 1],
])('an address that %s loads them at once as often as it needs them', async (_, search, times) => {
  history.replaceState(null, '', location.pathname + search);
  const heard = ready();
  const load = vi.fn(async () => () => undefined);
  addPart(load);
  startParts();
  expect(load).toHaveBeenCalledTimes(times);
  scroll();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
});

test('a part that is needed at once and does not load is tried again without an interaction', async () => {
  localStorage.setItem('tienda:size', '{}');
  const heard = ready();
  const load = vi.fn(async () => () => undefined);
  load.mockRejectedValueOnce(new TypeError('500'));
  addPart(load);
  startParts();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  expect(load).toHaveBeenCalledTimes(2);
});

test('when one does not load none has started, and the next interaction tries again', async () => {
  const heard = ready();
  const other = vi.fn();
  const load = vi.fn(async () => vi.fn());
  load.mockRejectedValueOnce(new TypeError('offline'));
  addPart(async () => other);
  addPart(load);
  startParts();
  scroll();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(other).not.toHaveBeenCalled();
  await vi.waitFor(() => {
    scroll();
    expect(heard).toHaveBeenCalledTimes(1);
  });
  expect(other).toHaveBeenCalledTimes(1);
});

test('arrow keys for the menu are replayed once it listens', async () => {
  const menu = document.createElement('nav');
  menu.dataset['menu'] = '';
  document.body.append(menu);
  onTestFinished(() => menu.remove());
  const keys = vi.fn(({ key }: KeyboardEvent) => key);
  addPart(async () => () => menu.addEventListener('keydown', keys));
  holdArrowKeys();
  startParts();
  for (const key of ['ArrowRight', 'a', 'ArrowDown'])
    menu.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await vi.waitFor(() =>
    expect(keys.mock.results.map(({ value }) => value)).toEqual(['ArrowRight', 'ArrowDown']),
  );
});

test("a script's part that arrives while others load is started once, and nothing is ready before", async () => {
  const heard = ready();
  const first = vi.fn();
  const late = vi.fn(() => expect(heard).not.toHaveBeenCalled());
  const slow = Promise.withResolvers<() => void>();
  addPart(() => slow.promise);
  startParts();
  scroll();
  const lateCode = Promise.withResolvers<() => void>();
  addPart(() => lateCode.promise);
  startParts();
  slow.resolve(first);
  await vi.waitFor(() => expect(first).toHaveBeenCalledTimes(1));
  lateCode.resolve(late);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  expect([first, late].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
