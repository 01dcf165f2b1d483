/** Delivery dates for a remembered place (decision 37, Delivery estimate). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startRememberedPlace } from '#features/delivery/browser/remembered-place.ts';

const started = vi.fn();

/** The built dates of a page. */
function build(): HTMLElement {
  const dates = document.createElement('div');
  dates.dataset['mount'] = 'dates';
  dates.addEventListener('intent:hydrate', started);
  document.body.append(dates);
  return dates;
}
const interact = (): void => void dispatchEvent(new Event('scroll'));

beforeEach(() => void started.mockReset());
afterEach(() => {
  localStorage.clear();
  interact();
  document.body.replaceChildren();
});

test('are hydrated with the first interaction, not before', () => {
  localStorage.setItem('tienda:place', '{"idState":1,"idCity":2}');
  const dates = build();
  startRememberedPlace();
  expect(started).not.toHaveBeenCalled();
  interact();
  expect(started).toHaveBeenCalledTimes(1);
  expect(dates.dataset['intent']).toBe('now');
});

test('stay as built where no place is remembered', () => {
  build();
  startRememberedPlace();
  interact();
  expect(started).not.toHaveBeenCalled();
});

test('are not missed on a page without them', () => {
  localStorage.setItem('tienda:place', '{"idState":1,"idCity":2}');
  startRememberedPlace();
  interact();
  expect(started).not.toHaveBeenCalled();
});
