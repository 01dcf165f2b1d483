/** Starts a product page before its first interaction: its gallery, and the storing of an early choice. */
import { slugOf } from '#shared/text/slug.ts';
import { startGallery } from './gallery/start-gallery.ts';

/** Starts both. */
export function startProduct(): void {
  const gallery = document.querySelector<HTMLElement>('[data-gallery]');
  if (gallery) startGallery(gallery);
  startEarlyChoice();
}

/**
 * Keeps a colour or size that is chosen before the purchase box is hydrated: the radio buttons work natively, and the choice
 * waits in the page's address, which the box reads when it starts.
 */
function startEarlyChoice(): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const chosen = document.querySelectorAll<HTMLInputElement>('[data-native] :checked');
  for (const radio of chosen) if (!radio.defaultChecked) keep(radio);
  // The box announces its first choice: it is hydrated.
  document.addEventListener('variant:chosen', () => waiting.abort(), { signal });
  document.addEventListener('change', ({ target }) => keep(target), { signal });
}

function keep(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement)) return;
  const name = target.closest<HTMLElement>('[data-product] [data-native]')?.dataset['native'];
  if (!name) return;
  const url = new URL(location.href);
  const checked = document.querySelector<HTMLInputElement>('[data-product] [data-native="color"] :checked');
  // A chosen size is taken over to another colour that has it.
  if (name === 'talla' && checked) url.searchParams.set('color', slugOf(checked.value));
  url.searchParams.set(name, slugOf(target.value));
  history.replaceState(history.state, '', url);
}
