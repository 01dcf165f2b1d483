/** Hydrating built content on intent: earlier input is not lost, and without its code the HTML still works. */
import { beforeEach, expect, test, vi } from 'vitest';
import { startMount } from '#shared/hydration/mounts.ts';
import { startIsland } from '#shared/hydration/start-island.ts';
import { build } from './built-part.ts';

beforeEach(() => {
  globalThis.hadInteraction = undefined;
});

test('the first interaction with the page only fetches', async () => {
  const { part, load, mount, arrive } = build();
  startMount(part, load);
  expect(load).not.toHaveBeenCalled();
  dispatchEvent(new Event('scroll'));
  expect(load).toHaveBeenCalledTimes(1);
  arrive();
  // Another one, requested later: when it is hydrated, the first one would be too.
  const other = build();
  startMount(other.part, other.load);
  startIsland(other.part);
  other.arrive();
  await vi.waitFor(() => expect(other.mount).toHaveBeenCalledTimes(1));
  expect(mount).not.toHaveBeenCalled();
  expect(part.dataset['built']).toBe('');
});

test('a press inside hydrates, shows that it waits, and is replayed once', async () => {
  const { part, load, mount, heard, arrive, find } = build();
  startMount(part, load);
  find('button').click();
  expect([part.ariaBusy, find('button').dataset['pressed']]).toEqual(['true', '']);
  arrive();
  await vi.waitFor(() => expect(heard.mock.results.map(({ value }) => value)).toEqual(['click']));
  expect(mount).toHaveBeenCalledTimes(1);
  expect([part.ariaBusy, find('button').dataset['pressed']]).toEqual([null, undefined]);
  find('button').click();
  expect(heard).toHaveBeenCalledTimes(2);
});

test('presses are replayed in their order, each on the current element', async () => {
  const { part, load, arrive, find, mount } = build();
  const order: string[] = [];
  mount.mockImplementation((element) => {
    const anew = document.createElement('button');
    anew.dataset['control'] = 'add';
    anew.textContent = 'Nuevo';
    find('button').replaceWith(anew);
    element.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLElement) order.push(target.textContent);
    });
    element.addEventListener('submit', (event) => {
      event.preventDefault();
      order.push('submit');
    });
    element.removeAttribute('data-built');
  });
  startMount(part, load);
  find('button').click();
  find<HTMLFormElement>('form').requestSubmit();
  arrive();
  await vi.waitFor(() => expect(order).toEqual(['Nuevo', 'submit']));
});

test('a press on a translated text is replayed on its control, which has no translation yet', async () => {
  const { part, load, heard, arrive, find, mount } = build();
  find('button').innerHTML = '<font><font>Add</font></font>';
  mount.mockImplementation((element) => {
    find('button').outerHTML = '<button type="button">Añadir</button>';
    element.addEventListener('click', heard);
    element.removeAttribute('data-built');
  });
  find('button').removeAttribute('data-control');
  startMount(part, load);
  find('font font').click();
  expect(find('button').dataset['pressed']).toBe('');
  arrive();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
});

/** A requested island with loaded code, whose button the page's head holds: it is not mounted meanwhile. */
async function buildHeld() {
  const built = build();
  const held = built.find('button');
  held.ariaBusy = 'true';
  // Like a focused one: at once.
  built.part.dataset['intent'] = 'now';
  startMount(built.part, built.load);
  built.arrive();
  // By the time another is hydrated, this one would be as well.
  const other = build();
  startMount(other.part, other.load);
  startIsland(other.part);
  other.arrive();
  await vi.waitFor(() => expect(other.mount).toHaveBeenCalledTimes(1));
  expect(built.mount).not.toHaveBeenCalled();
  return { ...built, held };
}
const DRAWN = '<button type="button" data-control="add">Nuevo</button>';

test("a control that the page's head holds is pressed again before it is replaced", async () => {
  const { held, heard, find, mount } = await buildHeld();
  mount.mockImplementation((element) => {
    held.outerHTML = DRAWN;
    element.addEventListener('click', heard);
    element.removeAttribute('data-built');
  });
  // Twice, in separate tasks, like two presses on a stepper (`hold-and-replay.ts`).
  held.ariaBusy = null;
  held.click();
  setTimeout(() => held.click());
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  expect(find('button')).toHaveTextContent('Nuevo');
});

test('a held control that disappeared is not awaited', async () => {
  const { held, mount } = await buildHeld();
  held.outerHTML = DRAWN;
  await vi.waitFor(() => expect(mount).toHaveBeenCalledTimes(1));
});

test('a checkbox ends in its visible state', async () => {
  const { part, load, heard, arrive, find } = build();
  startMount(part, load);
  find('span').click();
  expect(find('input[type=checkbox]')).toBeChecked();
  arrive();
  await vi.waitFor(() => expect(heard.mock.results.map(({ value }) => value)).toContain('change'));
  expect(find('input[type=checkbox]')).toBeChecked();
});

test('without its code, forms and links work as HTML, and a lost press is reported', async () => {
  const { part, load, fail, find } = build();
  const lost = vi.fn();
  addEventListener('vite:preloadError', lost, { once: true });
  startMount(part, load);
  const form = find<HTMLFormElement>('form');
  const submitted = vi.spyOn(form, 'submit').mockImplementation(() => undefined);
  form.requestSubmit();
  find('button').click();
  expect(submitted).not.toHaveBeenCalled();
  fail();
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
  expect(lost).toHaveBeenCalledTimes(1);
  expect([part.ariaBusy, part.dataset['built']]).toEqual([null, '']);
  find('a').click();
  expect(location.hash).toBe('#otra');
});

test.each(['before', 'after'])('code that starts an island %s its directive runs is heard', async (when) => {
  const { part, load, mount, arrive } = build();
  if (when === 'before') startIsland(part);
  startMount(part, load);
  if (when === 'after') {
    expect(load).not.toHaveBeenCalled();
    startIsland(part);
  }
  // At once: no artificial event of a resting pointer can come between.
  expect(load).toHaveBeenCalled();
  arrive();
  await vi.waitFor(() => expect(mount).toHaveBeenCalledTimes(1));
});

test('an Astro island counts as hydrated when its own mark is gone', async () => {
  const { default: hydrateOnIntent } = await import('#shared/hydration/hydrate-on-intent.ts');
  const { part, heard, find } = build();
  part.setAttribute('ssr', '');
  const hydrateIsland = async (): Promise<void> => {
    part.addEventListener('click', heard);
    part.removeAttribute('ssr');
  };
  await hydrateOnIntent(async () => hydrateIsland, { name: 'intent', value: '' }, part);
  find('button').click();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
});

test('an Astro island that keeps its mark has failed: a lost press is reported', async () => {
  const { default: hydrateOnIntent } = await import('#shared/hydration/hydrate-on-intent.ts');
  const { part, find } = build();
  const lost = vi.fn();
  addEventListener('vite:preloadError', lost, { once: true });
  part.setAttribute('ssr', '');
  // Astro's runtime swallows an import's exception.
  await hydrateOnIntent(async () => async () => undefined, { name: 'intent', value: '' }, part);
  find('button').click();
  await vi.waitFor(() => expect(lost).toHaveBeenCalledTimes(1));
  expect(part.ariaBusy).toBeNull();
});

test('after its code could not be loaded, a later press loads it again and is answered', async () => {
  const { part, mount, heard, find } = build();
  const lost = vi.fn();
  addEventListener('vite:preloadError', lost, { once: true });
  const load = vi.fn(() => Promise.resolve(mount)).mockRejectedValueOnce(new TypeError('no code'));
  startMount(part, load);
  find('button').click();
  await vi.waitFor(() => expect(lost).toHaveBeenCalledTimes(1));
  expect([part.ariaBusy, mount.mock.calls.length]).toEqual([null, 0]);
  await vi.waitFor(() => {
    find('button').click();
    expect(heard).toHaveBeenCalled();
  });
  expect(mount).toHaveBeenCalledTimes(1);
});

test('an open dialog stays open when its island renders again', async () => {
  const { part, mount, arrive, load } = build();
  part.insertAdjacentHTML('beforeend', '<dialog id="filters"><button>Cerrar</button></dialog>');
  mount.mockImplementation((element) => {
    element.innerHTML = '<dialog id="filters"><button>Cerrar</button></dialog>';
    element.removeAttribute('data-built');
  });
  startMount(part, load);
  part.querySelector('dialog')?.showModal();
  startIsland(part);
  arrive();
  await vi.waitFor(() => expect(mount).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => expect(part.querySelector('dialog')?.matches(':modal')).toBe(true));
});

test('a control that had the focus before any listener is hydrated at once', () => {
  const focused = build();
  focused.find('button').focus();
  globalThis.hadInteraction = undefined;
  startMount(focused.part, focused.load);
  expect(focused.load).toHaveBeenCalled();
});

test('a focused control in a dialog open above the page is hydrated at once', () => {
  const { part, load } = build();
  const dialog = document.createElement('dialog');
  dialog.append(document.createElement('button'));
  part.append(dialog);
  dialog.showModal();
  globalThis.hadInteraction = undefined;
  startMount(part, load);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a control that works without scripts hydrates as well when assistive technology presses it without a pointer', () => {
  const { part, load } = build();
  part.insertAdjacentHTML('beforeend', '<details><summary>Marca</summary></details>');
  startMount(part, load);
  part.querySelector('summary')?.click();
  expect(load).toHaveBeenCalledTimes(1);
  expect(part.ariaBusy).toBeNull();
});
