/** Starting an island by code, for what a page knows it will need: the one way to do so. */

/**
 * Hydrates an island now, or as soon as it can be: the event reaches one whose directive runs already, the attribute one
 * that is still on its way.
 */
export function startIsland(island: HTMLElement | null | undefined): void {
  island?.setAttribute('data-intent', 'now');
  island?.dispatchEvent(new CustomEvent('intent:hydrate'));
}
