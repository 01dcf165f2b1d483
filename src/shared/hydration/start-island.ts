/** Starts an island by code. */

/**
 * Hydrates an island as soon as possible: the event reaches a running directive, the attribute one that is still
 * loading.
 */
export function startIsland(island: HTMLElement | null | undefined): void {
  island?.setAttribute('data-intent', 'now');
  island?.dispatchEvent(new CustomEvent('intent:hydrate'));
}
