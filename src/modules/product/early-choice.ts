/**
 * A colour or size that is chosen before the purchase box is alive: the radio buttons answer by themselves, and the
 * choice waits in the page's address, which the box reads when it starts.
 */
import { slugOf } from '#domain/page/text/slug.ts';

/** Listens until the box says for the first time what is chosen. */
export function startEarlyChoice(): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  document.addEventListener('variant:chosen', () => waiting.abort(), { signal });
  document.addEventListener('change', ({ target }) => keep(target), { signal });
}

function keep(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
  const name = target.closest<HTMLElement>('[data-product] [data-native]')?.dataset['native'];
  if (!name) return;
  const url = new URL(location.href);
  // Another colour may not have the size: the rule for colours decides it.
  if (name === 'color') url.searchParams.delete('talla');
  else url.searchParams.set('color', slugOf(checkedColor()));
  url.searchParams.set(name, slugOf(target.value));
  history.replaceState(history.state, '', url);
}

function checkedColor(): string {
  return (
    document.querySelector<HTMLInputElement>('[data-product] [data-native="color"] :checked')?.value ?? ''
  );
}
