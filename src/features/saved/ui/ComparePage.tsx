/** The comparison on its page: attributes in columns, differences marked (interface, Wishlist and compare). */

import { useEffect, useState } from 'react';
import { useCatalogueText } from '#features/catalogue/ui/use-catalogue-text.ts';
import { $comparedDetails, loadComparedDetails } from '#features/saved/store/saved-details.ts';
import { $compare, addToCompare, clearCompare } from '#features/saved/store/saved-lists.ts';
import type { SavedProducts } from '#features/saved/store/stored-saved-products.ts';
import { useMoney } from '#shared/money/use-money.ts';
import { Button } from '#shared/ui/Button.tsx';
import { asIsland } from '#shared/ui/island/IslandBoundary.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { CompareTable, compareRows } from './CompareTable.tsx';
import { SavedActions, SavedFrame, type SavedPageProps, useFirstRows } from './SavedPage.tsx';
import '#features/catalogue/ui/filters/Filters.css';
import './Saved.css';

const COLUMNS = 12;

function ComparePageContent(props: SavedPageProps) {
  const products = useShared($compare);
  const { format } = useMoney();
  return (
    <SavedFrame {...props} format={format} list="compare" products={products} add={addToCompare}>
      <Comparison {...props} format={format} products={products} />
    </SavedFrame>
  );
}

/** The island. */
export const ComparePage = asIsland(ComparePageContent);

type ComparisonProps = SavedPageProps & {
  readonly format: (cents: number) => string;
  readonly products: SavedProducts;
};

function Comparison({ imageBase, colorNames, format, products: all }: ComparisonProps) {
  const locale = useLocale();
  const t = useCatalogueText();
  const details = useShared($comparedDetails);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const { rows: products, showMore } = useFirstRows(all, COLUMNS);
  const load = (): void =>
    loadComparedDetails(
      products.map(({ sku }) => sku),
      imageBase,
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the products determine what is loaded
  useEffect(load, [all, products.length]);
  const compared = products.map((product) => ({ product, detail: details.get(product.sku) }));
  const rows = compareRows(compared, { t, locale }, format);
  const hasFailed = compared.some(({ detail }) => detail === 'failed');
  return (
    <>
      <SavedActions list="compare" products={all} showMore={showMore} clear={clearCompare}>
        <label className="filter-value">
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
          />
          <span>{t('compare.onlyDifferences')}</span>
        </label>
      </SavedActions>
      {hasFailed ? (
        <p role="alert">
          {t('compare.failed')}{' '}
          <Button kind="plain" onClick={load}>
            {t('retry')}
          </Button>
        </p>
      ) : null}
      <CompareTable
        products={products}
        colorNames={colorNames}
        rows={onlyDifferences ? rows.filter(({ differs }) => differs) : rows}
      />
    </>
  );
}
