/**
 * The built parts of a page that React can hydrate, or draw in the place of (`[data-mount]`, their props in
 * `data-props`, as `encodeJsonAttribute` writes JSON): they wait for intent as an `<astro-island>` does, without its runtime and its copy of the directive,
 * which are 3 KB of every document (src/shared/hydration/README.md).
 */
import hydrateOnIntent from './hydrate-on-intent.ts';

/** Hydrates a built part, or draws in its place. */
export type Mount = (element: HTMLElement) => void;

/** Waits for intent on the parts of `root`; a loader brings what hydrates the parts of its name. */
export function startMounts(
  loaders: Readonly<Record<string, () => Promise<Mount>>>,
  root: ParentNode = document,
): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-mount]')) {
    const load = loaders[element.dataset['mount'] ?? ''];
    if (load) startMount(element, load);
  }
}

/** Waits for intent on one element. */
export function startMount(element: HTMLElement, load: () => Promise<Mount>): void {
  const ready = async () => {
    const mount = await load();
    return async () => mount(element);
  };
  // What `ssr` is on an `<astro-island>`; hydration removes the mark.
  element.dataset['built'] = '';
  void hydrateOnIntent(ready, { name: 'intent', value: '' }, element);
}
