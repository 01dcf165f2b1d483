/* eslint-disable jsx-a11y-x/no-noninteractive-tabindex -- a table that scrolls has to be reachable by keyboard */
/** The table 'Comparar': a column for each product, a row for each attribute. */

import { type ColorNames, savedColor } from '#features/catalogue/ui/cards/saved-color.ts';
import { useCatalogueText } from '#features/catalogue/ui/use-catalogue-text.ts';
import { cardPicture } from '#features/product/rules/card-picture.ts';
import { Picture } from '#features/product/ui/picture/Picture.tsx';
import { productHref } from '#features/product/ui/product-href.ts';
import type { SavedProducts } from '#features/saved/store/stored-saved-products.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import type { CompareRow } from './compare-rows.ts';
import { SavedButton } from './SavedButton.tsx';

const request = { template: shopConfiguration.imageTemplate };

export type CompareTableProps = {
  readonly products: SavedProducts;
  readonly rows: readonly CompareRow[];
  readonly colorNames: ColorNames;
};

export function CompareTable({ products, rows, colorNames }: CompareTableProps) {
  const t = useCatalogueText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the screen is moved by the keyboard too
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
  readonly product: SavedProducts[number];
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
          sources={cardPicture(image, 'compared', request)}
          alt=""
          width={160}
          height={160}
          sizes="160px"
        />
        <SavedButton action="compare" sku={sku} label={t('wishlist.remove', { name })} />
      </div>
      <a href={productHref(locale, product)}>{name}</a>
      {color === '' ? null : <p className="compare-color">{t('wishlist.color', { name: color })}</p>}
    </th>
  );
}
