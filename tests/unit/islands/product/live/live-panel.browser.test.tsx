/** What the quick view draws of the service's answer. */
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ProductDetail } from '#domain/product/product.ts';
import { LivePanel } from '#islands/product/live/LivePanel.tsx';
import { product, variant } from '../../../domain/samples.ts';

const answered = vi.hoisted((): { value: ProductDetail | undefined } => {
  // The words that are loaded are those of the page's language.
  document.documentElement.lang = 'es-GT';
  return { value: undefined };
});

vi.mock('#stores/product/live-product.ts', () => ({
  fetchLiveProduct: async () => ({ ok: true, value: answered.value }),
}));

function show(images: readonly string[]): void {
  answered.value = {
    ...product,
    fullDescription: '',
    productSizes: [],
    productColors: [],
    related: [],
    variants: [{ ...variant, images }],
  };
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  root.render(<LivePanel locale="es-GT" sku="TEN-7" name="Tenis Volcán" imageBase="" contact="" wanted="" />);
}

const buy = page.getByRole('button', { name: 'Añadir al carrito' });

test('an article with a picture can be bought', async () => {
  show(['/n.jpg']);
  await expect.element(buy).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ampliar' })).toBeVisible();
});

test('an article without pictures is not available, as on its page (decision 34)', async () => {
  show([]);
  const told = page.getByRole('alert');
  await expect.element(told.getByText('Este artículo no está disponible')).toBeVisible();
  await expect.element(told.getByText(/«Tenis Volcán»/)).toBeVisible();
  await expect.element(buy).not.toBeInTheDocument();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
});
