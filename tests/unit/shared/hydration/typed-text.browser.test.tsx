/** Text that is typed, emptied and corrected while an island's code loads, or has just loaded. */
import { beforeEach, expect, test, vi } from 'vitest';
import { startMount } from '#shared/hydration/mounts.ts';
import { build } from './built-part.ts';

beforeEach(() => {
  globalThis.hadInteraction = undefined;
});

test("typed text survives React's replacement of its field", async () => {
  const { part, load, arrive, find, mount } = build();
  startMount(part, load);
  const field = find<HTMLInputElement>('input[name=email]');
  field.value = 'ana@example.com';
  const typed = vi.fn(({ target }: Event) => target instanceof HTMLInputElement && target.value);
  mount.mockImplementation((element) => {
    const anew = document.createElement('input');
    anew.name = 'email';
    field.replaceWith(anew);
    element.addEventListener('input', typed);
    element.removeAttribute('data-built');
  });
  field.dispatchEvent(new Event('input', { bubbles: true }));
  arrive();
  await vi.waitFor(() => expect(typed.mock.results.map(({ value }) => value)).toEqual(['ana@example.com']));
  expect(find('input[name=email]')).toHaveValue('ana@example.com');
});

test('text typed while React replaces a field continues there, with the focus', async () => {
  const { part, load, arrive, find, mount } = build();
  startMount(part, load);
  const field = find<HTMLInputElement>('input[name=email]');
  mount.mockImplementation((element) => {
    // Between its hydration and its next rendering.
    field.value = 'ana@example.com';
    const anew = document.createElement('input');
    anew.name = 'email';
    field.replaceWith(anew);
    element.removeAttribute('data-built');
  });
  field.focus();
  arrive();
  await vi.waitFor(() => expect(find('input[name=email]')).toHaveValue('ana@example.com'));
  expect(find('input[name=email]')).toHaveFocus();
});

test('a field that is emptied during hydration stays empty', async () => {
  const { part, load, arrive, find, mount } = build();
  startMount(part, load);
  const field = find<HTMLInputElement>('input[name=email]');
  const other = document.createElement('input');
  const retyped = vi.fn();
  other.addEventListener('input', retyped);
  field.after(other);
  field.value = '989';
  other.value = 'Ana';
  mount.mockImplementation((element) => {
    field.value = '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // React restores an initial value without an event.
    other.value = '';
    element.removeAttribute('data-built');
  });
  field.dispatchEvent(new Event('input', { bubbles: true }));
  arrive();
  await vi.waitFor(() => expect(retyped).toHaveBeenCalled());
  expect(other).toHaveValue('Ana');
  expect(field).toHaveValue('');
});

test('text that an island has answered during hydration is not typed again', async () => {
  const { part, load, arrive, find, mount } = build();
  startMount(part, load);
  const other = document.createElement('input');
  const retyped = vi.fn();
  other.addEventListener('input', retyped);
  find('input[name=email]').after(other);
  other.value = 'Ana';
  mount.mockImplementation((element) => {
    const anew = document.createElement('input');
    anew.name = 'email';
    find('input[name=email]').replaceWith(anew);
    anew.value = '99999';
    anew.dispatchEvent(new Event('input', { bubbles: true }));
    anew.value = '8';
    other.value = '';
    element.removeAttribute('data-built');
  });
  other.dispatchEvent(new Event('input', { bubbles: true }));
  arrive();
  await vi.waitFor(() => expect(retyped).toHaveBeenCalledTimes(2));
  expect(find('input[name=email]')).toHaveValue('8');
});

test('a field that was typed into before any listener is hydrated at once', async () => {
  const typed = build();
  typed.find<HTMLInputElement>('input[name=email]').value = 'ana@example.com';
  startMount(typed.part, typed.load);
  expect(typed.load).toHaveBeenCalled();
});
