/** Keeps the product of this page among those looked at lately (decision 45, Kept lists). */
import { rememberProduct } from '#stores/saved/recent.ts';
import { builtProduct } from './card-product.ts';

export function rememberShown(): void {
  const shown = document.querySelector<HTMLElement>('main [data-product]');
  const product = shown && builtProduct(shown);
  if (product) rememberProduct(product);
}
