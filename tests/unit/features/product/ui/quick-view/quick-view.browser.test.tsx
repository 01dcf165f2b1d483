/** The quick view of the service's answer. */
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ProductDetail } from '#features/product/rules/product.ts';
import type { GuideIndex } from '#features/product/rules/size-guide.ts';
import { QuickView } from '#features/product/ui/quick-view/QuickView.tsx';
import type { Answer } from '#shared/http/failure.ts';
import { product, variant } from '../../../../fixtures/samples.ts';

const answered = vi.hoisted((): { value: ProductDetail | undefined } => {
  // The loaded texts are those of the page's language.
  document.documentElement.dataset['locale'] = 'es-GT';
  return { value: undefined };
});

vi.mock('#features/product/store/fresh-product.ts', () => ({
  fetchFreshProduct: async () => ({ ok: true, value: answered.value }),
}));

/** The existing guides; undefined is a file that never loads. */
const guides = vi.hoisted((): { index: GuideIndex | undefined } => ({ index: undefined }));

vi.mock('#features/product/store/size-guide.ts', () => ({
  fetchGuideIndex: () => (guides.index ? Promise.resolve(guides.index) : new Promise(() => undefined)),
  fetchSizeGuide: async () => undefined,
}));

function show(images: readonly string[], asked?: Promise<Answer<ProductDetail>>): void {
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
  const request = { sku: 'TEN-7', name: 'Tenis Volcán', imageBase: '', contact: '', wanted: '' };
  root.render(<QuickView locale="es-GT" {...request} {...(asked && { asked })} />);
}

const buy = page.getByRole('button', { name: 'Añadir al carrito' });

test('an article with a picture can be bought', async () => {
  show(['/n.jpg']);
  await expect.element(buy).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ampliar' })).toBeVisible();
});

test('an article without pictures is not available, as on its page (decision 34)', async () => {
  show([]);
  const notice = page.getByRole('alert');
  await expect.element(notice.getByText('Este artículo no está disponible')).toBeVisible();
  await expect.element(notice.getByText(/«Tenis Volcán»/)).toBeVisible();
  await expect.element(buy).not.toBeInTheDocument();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
});

test('an earlier answer is shown, a failure too, and only a press requests another', async () => {
  show(['/n.jpg'], Promise.resolve({ ok: false, failure: { kind: 'http', status: 500, message: '' } }));
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(buy).toBeVisible();
});

test('the fit of a brand with its own guide is next to the sizes, like on the page', async () => {
  const common = { kind: 'shoes', categories: ['tenis'], sizes: ['42'] };
  const guide = { ...common, id: 'shoes', brand: null };
  guides.index = {
    guides: [guide, { ...guide, id: 'kinalto/shoes', brand: 'kinalto', fit: 'small' }],
    categories: { '1/2/3': 'tenis' },
  };
  show(['/n.jpg']);
  await expect.element(page.getByText(/^Viene pequeño/)).toBeVisible();
  guides.index = { ...guides.index, guides: [guide] };
  show(['/n.jpg']);
  await expect.element(buy).toBeVisible();
  await expect.element(page.getByText(/^Viene pequeño/)).not.toBeInTheDocument();
});

test("a shopper does not wait for a brand's fit", async () => {
  guides.index = undefined;
  show(['/n.jpg']);
  await expect.element(buy).toBeVisible();
});
