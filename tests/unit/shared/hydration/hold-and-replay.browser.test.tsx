/** Holding and replaying events: the common part of the head, the menus, the gallery and the islands. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { hold, replay } from '#shared/hydration/hold-and-replay.ts';

function build(html: string): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  onTestFinished(() => place.remove());
  return place;
}
const click = (): MouseEvent => new MouseEvent('click', { bubbles: true, cancelable: true });

test('a held event reaches no listener, and has no effect', () => {
  const place = build('<a href="#held"><button type="button">x</button></a>');
  const heard = vi.fn();
  place.addEventListener('click', (event) => hold(event, place), true);
  place.addEventListener('click', heard, true);
  place.querySelector('button')?.dispatchEvent(click());
  expect(heard).not.toHaveBeenCalled();
  expect(location.hash).not.toBe('#held');
});

test('presses are replayed in their order, one a task', async () => {
  const places = ['a', 'b'].map((name) => ({ target: build(''), name }));
  const order: string[] = [];
  replay(places, ({ name }) => {
    order.push(name);
    queueMicrotask(() => order.push(`after ${name}`));
  });
  expect(order).toEqual([]);
  await vi.waitFor(() => expect(order).toEqual(['a', 'after a', 'b', 'after b']));
});

test.each([1, 2, 3])('a checkbox that was held %i times ends as it looks', async (times) => {
  const box = build('<input type="checkbox">').querySelector('input') ?? expect.fail('no box');
  const changed = vi.fn();
  const end = new AbortController();
  const held: { readonly target: HTMLInputElement }[] = [];
  const holding = (event: Event): void => {
    hold(event, box);
    held.push({ target: box });
  };
  document.addEventListener('click', holding, { capture: true, signal: end.signal });
  for (let press = 0; press < times; press += 1) box.click();
  const looked = box.checked;
  expect(looked).toBe(times % 2 === 1);
  end.abort();
  box.addEventListener('click', changed);
  replay(held, ({ target }) => target.click());
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(times));
  expect(box.checked).toBe(looked);
});
