/**
 * The built parts of a page that React can take over (`[data-mount]`, their props in `data-props`): they come alive on
 * intent by the shop's own directive, without `<astro-island>`, whose runtime would be 2.5 KB of every document.
 */
import hydrateOnIntent from './hydrate-on-intent.ts';

/** Makes a built part alive. */
export type Mount = (element: HTMLElement) => void;

/** Waits for intent on the parts of `root`; a loader brings what makes the parts of its name alive. */
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
  // The mark of what is still built HTML, as on an `<astro-island>`.
  element.setAttribute('ssr', '');
  void hydrateOnIntent(ready, { name: 'intent', value: '' }, element);
}
