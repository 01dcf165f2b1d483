/** The comparison on its page: attributes side by side, differences marked (interface, Wishlist and compare). */

import { useEffect, useRef, useState } from 'react';
import { suggestedLists } from '#features/catalogue/rules/names/shortcuts.ts';
import type { ColorNames } from '#features/catalogue/ui/cards/saved-color.ts';
import { ClearList } from '#features/catalogue/ui/filters/ClearList.tsx';
import { useCatalogueText } from '#features/catalogue/ui/use-catalogue-text.ts';
import { $compare, addToCompare, clearCompare } from '#features/saved/store/compare.ts';
import { $comparedDetails, loadComparedDetails } from '#features/saved/store/compared-details.ts';
import type { SavedProducts } from '#features/saved/store/stored-saved-products.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { useMoney } from '#shared/money/use-money.ts';
import { Button } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { CompareTable } from './CompareTable.tsx';
import { compareRows } from './compare-rows.ts';
import { SharedProducts } from './SharedProducts.tsx';
import { ShareList } from './ShareList.tsx';
import { useSavedFocus } from './use-saved-focus.ts';
import { useShownPart } from './use-shown-part.ts';
import '#features/catalogue/ui/filters/Filters.css';
import './Saved.css';
import { asIsland } from '#shared/ui/island/IslandBoundary.tsx';

export type ComparePageProps = {
  /** As in `SiteSettings`. */
  readonly imageBase: string;
  readonly colorNames: ColorNames;
};

function ComparePageContent({ imageBase, colorNames }: ComparePageProps) {
  const locale = useLocale();
  const t = useCatalogueText();
  const products = useShared($compare);
  const page = useRef<HTMLDivElement>(null);
  useSavedFocus(page, products.length);
  const shown = { imageBase, colorNames, format: useMoney().format };
  return (
    <div ref={page} tabIndex={-1} className="saved">
      <SharedProducts {...shown} keepText={t('compare.keep')} keep={addToCompare} />
      {products.length === 0 ? (
        <EmptyState
          title={t('compare.empty')}
          icon="compare"
          action={{ href: pathTo.page(locale, 'list'), label: t('wishlist.toProducts') }}
          ways={suggestedLists(locale, t)}
        >
          <p>{t('compare.emptyHint')}</p>
        </EmptyState>
      ) : (
        <Comparison {...shown} products={products} />
      )}
    </div>
  );
}

/** Products that are compared at a time: more columns are asked for. */
const MAX_SHOWN = 12;

type ComparisonProps = ComparePageProps & {
  readonly format: (cents: number) => string;
  readonly products: SavedProducts;
};

function Comparison({ imageBase, colorNames, format, products: all }: ComparisonProps) {
  const locale = useLocale();
  const t = useCatalogueText();
  const details = useShared($comparedDetails);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const { shown: products, showMore } = useShownPart(all, MAX_SHOWN);
  const load = (): void =>
    loadComparedDetails(
      products.map(({ sku }) => sku),
      imageBase,
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the products say everything about what is loaded
  useEffect(load, [all, products.length]);
  const compared = products.map((product) => ({ product, detail: details.get(product.sku) }));
  const rows = compareRows(compared, { t, locale }, format);
  const hasFailed = compared.some(({ detail }) => detail === 'failed');
  return (
    <>
      <p className="saved-actions">
        <label className="filter-value">
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
          />
          <span>{t('compare.onlyDifferences')}</span>
        </label>
        {showMore ? <Button onClick={showMore}>{t('more')}</Button> : null}
        <ShareList products={all} path={pathTo.page(locale, 'compare')} title={t('compare.title')} />
        <ClearList list="compare" clear={clearCompare} />
      </p>
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

/** The island. */
export const ComparePage = asIsland(ComparePageContent);
