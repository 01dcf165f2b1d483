/**
 * A colour or size that is chosen before the purchase box is alive: the radio buttons answer by themselves, and the
 * choice waits in the page's address, which the box reads when it starts.
 */
import { slugOf } from '#shared/text/slug.ts';

/** Takes what is chosen already, and listens until the box says for the first time what is. */
export function startEarlyChoice(): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const chosen = document.querySelectorAll<HTMLInputElement>('[data-native] :checked');
  for (const radio of chosen) if (!radio.defaultChecked) keep(radio);
  document.addEventListener('variant:chosen', () => waiting.abort(), { signal });
  document.addEventListener('change', ({ target }) => keep(target), { signal });
}

function keep(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement)) return;
  const name = target.closest<HTMLElement>('[data-product] [data-native]')?.dataset['native'];
  if (!name) return;
  const url = new URL(location.href);
  const checked = document.querySelector<HTMLInputElement>('[data-product] [data-native="color"] :checked');
  // Of another colour the size that is chosen already is taken, where it has it.
  if (name === 'talla' && checked) url.searchParams.set('color', slugOf(checked.value));
  url.searchParams.set(name, slugOf(target.value));
  history.replaceState(history.state, '', url);
}
