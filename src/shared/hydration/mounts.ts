/**
 * The built parts of a page that React hydrates or renders anew (`[data-mount]`, with props as JSON in `data-props`,
 * see `encodeJsonAttribute`). They wait for intent like an `<astro-island>`, without its runtime and directive, which
 * add 3 KB to every document (src/shared/hydration/README.md).
 */
import hydrateOnIntent from './hydrate-on-intent.ts';

/** Hydrates a built part, or replaces it. */
export type Mount = (element: HTMLElement) => void;

/** Waits for intent on the parts of `root`; each loader hydrates the parts with its name. */
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
  // Like `ssr` on an `<astro-island>`; hydration removes the mark.
  element.dataset['built'] = '';
  void hydrateOnIntent(ready, { name: 'intent', value: '' }, element);
}
