/* eslint-disable jsx-a11y-x/no-noninteractive-tabindex -- a table that scrolls must be reachable by keyboard */
/** The table 'Comparar': a column for each product, a row for each attribute. */

import { translateCatalogTerm } from '#features/catalogue/rules/catalog-terms.ts';
import { type ColorNames, savedColor } from '#features/catalogue/ui/cards/saved-color.ts';
import { useCatalogueText } from '#features/catalogue/ui/use-catalogue-text.ts';
import { placedPicture } from '#features/product/rules/picture.ts';
import type { ProductDetail } from '#features/product/rules/product.ts';
import { Picture } from '#features/product/ui/picture/Picture.tsx';
import { productHref } from '#features/product/ui/product-href.ts';
import type { DetailState } from '#features/saved/store/saved-details.ts';
import type { SavedProduct, SavedProducts } from '#features/saved/store/stored-saved-products.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { priceAfterDiscount } from '#shared/money/price.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { RemoveButton } from './SavedPage.tsx';

const request = { template: shopConfiguration.imageTemplate };

export type CompareTableProps = {
  readonly products: SavedProducts;
  readonly rows: readonly CompareRow[];
  readonly colorNames: ColorNames;
};

export function CompareTable({ products, rows, colorNames }: CompareTableProps) {
  const t = useCatalogueText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen must be scrollable by keyboard
    <section className="compare-scroll" aria-label={t('compare.title')} tabIndex={0}>
      <table className="compare-table" aria-label={t('compare.title')}>
        <thead>
          <tr>
            <th scope="col">{t('compare.attribute')}</th>
            {products.map((product) => (
              <CompareHead key={product.sku} product={product} colorNames={colorNames} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells, differs }) => (
            <tr key={key} data-differs={differs || undefined}>
              <th scope="row">
                <span>
                  <span>{name}</span>{' '}
                  {differs ? <small className="compare-differs">{t('compare.differs')}</small> : null}
                </span>
              </th>
              {cells.map((cell, index) => (
                <td key={products[index]?.sku}>{cell || t('compare.unknown')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type CompareHeadProps = Pick<CompareTableProps, 'colorNames'> & {
  readonly product: SavedProduct;
};

function CompareHead({ product, colorNames }: CompareHeadProps) {
  const locale = useLocale();
  const t = useCatalogueText();
  const { sku, name, image } = product;
  const color = savedColor(product, colorNames);
  return (
    <th scope="col">
      <div className="compare-figure">
        <Picture
          sources={placedPicture(image, 'compared', request)}
          alt=""
          width={160}
          height={160}
          sizes="160px"
        />
        <RemoveButton list="compare" sku={sku} name={name} />
      </div>
      <a href={productHref(locale, product)}>{name}</a>
      {color === '' ? null : <p className="compare-color">{t('wishlist.color', { name: color })}</p>}
    </th>
  );
}

export type CompareRow = {
  readonly key: string;
  readonly name: string;
  /** One for each product, '' if unknown. */
  readonly cells: readonly string[];
  readonly differs: boolean;
};

type Compared = { readonly product: SavedProduct; readonly detail: DetailState | undefined };

function isDetail(detail: DetailState | undefined): detail is ProductDetail {
  return typeof detail === 'object';
}

function colorsOf({ productColors, colors }: ProductDetail, locale: Locale): string {
  const names = productColors.length > 0 ? productColors.map(({ name }) => name) : colors;
  return names.map((name) => translateCatalogTerm(locale, 'color', name).text).join(', ');
}

function sizesOf({ productSizes, sizes }: ProductDetail, locale: Locale): string {
  const names = productSizes.length > 0 ? productSizes.map(({ name }) => name) : sizes;
  return names.map((name) => translateCatalogTerm(locale, 'size', name).text).join(', ');
}

const LIST_ROWS = new Set(['colors', 'sizes']);

function sortList(cell: string): string {
  return cell.split(', ').toSorted().join(', ');
}

/** A row for each attribute; lists in another order do not differ. `format` prints cents of GTQ. */
export function compareRows(
  compared: readonly Compared[],
  { t, locale }: { readonly t: Text<'catalogue'>; readonly locale: Locale },
  format: (cents: number) => string,
): readonly CompareRow[] {
  const row = (key: string, name: string, cells: readonly string[]): CompareRow => {
    const known = cells.filter((cell) => cell !== '');
    return { key, name, cells, differs: new Set(LIST_ROWS.has(key) ? known.map(sortList) : known).size > 1 };
  };
  const detailRow = (key: string, name: string, cellOf: (detail: ProductDetail) => string): CompareRow =>
    row(
      key,
      name,
      compared.map(({ detail }) => (isDetail(detail) ? cellOf(detail) : '')),
    );
  const prices = compared.map(({ product, detail }) =>
    format(priceAfterDiscount(isDetail(detail) ? detail : product)),
  );
  return [
    row('price', t('compare.price'), prices),
    detailRow('brand', t('compare.brand'), ({ brand }) => brand),
    detailRow('colors', t('compare.colors'), (detail) => colorsOf(detail, locale)),
    detailRow('sizes', t('compare.sizes'), (detail) => sizesOf(detail, locale)),
    detailRow('stock', t('compare.stock'), ({ stock }) => t(stock > 0 ? 'compare.yes' : 'compare.no')),
    detailRow('description', t('compare.details'), ({ shortDescription }) => shortDescription),
  ];
}
