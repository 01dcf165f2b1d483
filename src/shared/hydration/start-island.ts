/** Starts an island by code. */

/**
 * Hydrates an island as soon as possible: the event starts one whose directive is running, the attribute one whose
 * directive is still loading.
 */
export function startIsland(island: HTMLElement | null | undefined): void {
  island?.setAttribute('data-intent', 'now');
  island?.dispatchEvent(new CustomEvent('intent:hydrate'));
}
