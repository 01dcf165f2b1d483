/** The pages of kept products: whoever keeps some sees them at once, whoever keeps none loads nothing for it. */
import { readStoredSkus } from '#stores/stored-products.ts';

const place = document.querySelector<HTMLElement>('[data-saved-key]');
const island = place?.querySelector('astro-island');

function wake(): void {
  island?.dispatchEvent(new CustomEvent('intent:hydrate'));
}

function start(): void {
  if (readStoredSkus(place?.dataset['savedKey'] ?? '').size === 0) return;
  const { dataset } = document.documentElement;
  dataset['saved'] = 'waiting';
  island?.addEventListener('astro:hydrate', () => delete dataset['saved'], { once: true });
  void customElements.whenDefined('astro-island').then(wake);
}

start();
// Another tab may keep one while this one looks on.
addEventListener('storage', wake, { once: true });
