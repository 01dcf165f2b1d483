/** Built parts that hydrate on intent, without losing earlier input. */
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Mount, startMounts } from '#shared/hydration/mounts.ts';

beforeEach(() => {
  globalThis.hadInteraction = undefined;
});

/** A page with two islands of one name and one with an unknown name. */
function build(): HTMLElement {
  const root = document.createElement('div');
  for (const name of ['list', 'list', 'other']) {
    const part = document.createElement('section');
    part.dataset['mount'] = name;
    const button = document.createElement('button');
    button.textContent = name;
    part.append(button);
    root.append(part);
  }
  document.body.append(root);
  onTestFinished(() => root.remove());
  return root;
}

/** Like React: it listens in the part, and marks it as hydrated. */
function mounting() {
  const pressed = vi.fn();
  const mount = vi.fn<Mount>((element) => {
    element.addEventListener('click', pressed);
    element.removeAttribute('data-built');
  });
  return { mount, pressed, load: vi.fn(async (): Promise<Mount> => mount) };
}
const parts = (root: HTMLElement): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-mount]'),
];

test('nothing is loaded before an interaction, and parts without a loader stay unchanged', () => {
  const root = build();
  const { load } = mounting();
  startMounts({ list: load }, root);
  expect(load).not.toHaveBeenCalled();
  expect(parts(root).map((part) => part.hasAttribute('data-built'))).toEqual([true, true, false]);
});

test('only the used part is hydrated, and the first press is answered once', async () => {
  const root = build();
  const { mount, pressed, load } = mounting();
  startMounts({ list: load }, root);
  const [used, unused] = parts(root);
  used?.querySelector('button')?.click();
  expect(used?.ariaBusy).toBe('true');
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  expect(mount.mock.calls).toEqual([[used]]);
  expect(used?.ariaBusy).toBeNull();
  expect(unused?.hasAttribute('data-built')).toBe(true);
  used?.querySelector('button')?.click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

test.each([1, 2])(
  'a checkbox pressed %i times while its code is on the way looks so, and is so after',
  async (times) => {
    const root = build();
    const [part] = parts(root);
    const label = document.createElement('label');
    label.innerHTML = '<input type="checkbox"><span>Mujer</span>';
    part?.append(label);
    // However often it is requested, its code loads once.
    const code = Promise.withResolvers<Mount>();
    const changed = vi.fn();
    const mount: Mount = (element) => {
      element.addEventListener('change', changed);
      element.removeAttribute('data-built');
    };
    startMounts({ list: () => code.promise }, root);
    const box = label.querySelector('input');
    for (const _ of Array(times)) label.querySelector('span')?.click();
    await vi.waitFor(() => expect(box?.checked).toBe(times === 1));
    expect(changed).not.toHaveBeenCalled();
    code.resolve(mount);
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(times));
    expect(box?.checked).toBe(times === 1);
  },
);

test('a part whose code cannot be loaded stays as built, and is not busy for ever', async () => {
  const root = build();
  const load = vi.fn(() => Promise.reject(new TypeError('no code')));
  startMounts({ list: load }, root);
  const [used] = parts(root);
  const answered = vi.fn();
  used?.addEventListener('click', answered);
  used?.querySelector('button')?.click();
  await vi.waitFor(() => expect(answered).toHaveBeenCalledTimes(1));
  expect(used?.ariaBusy).toBeNull();
  expect(used?.hasAttribute('data-built')).toBe(true);
});
