/** The comparison on its page: attributes side by side, differences marked (ui, Wishlist and compare). */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { clientText } from '#i18n/client-text.ts';
import { formatMoney } from '#i18n/formats.ts';
import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#i18n/paths.ts';
import { $compare, clearCompare } from '#stores/compare.ts';
import { $comparedDetails, loadComparedDetails, NO_DETAILS } from '#stores/compared-details.ts';
import { $shownCurrency, PRINTED_CURRENCY } from '#stores/currency.ts';
import { NO_PRODUCTS } from '#stores/saved-products.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { CompareTable } from './CompareTable.tsx';
import { compareRows } from './compare-rows.ts';
import { useSavedFocus } from './use-saved-focus.ts';
import './Filters.css';
import './Saved.css';

const text = await clientText('catalogue');

export type ComparePageProps = {
  readonly locale: Locale;
  /** As in `SiteSettings`. */
  readonly imageBase: string;
};

export function ComparePage({ locale, imageBase }: ComparePageProps) {
  const t = text(locale);
  const products = useStore($compare, { ssr: () => NO_PRODUCTS });
  const details = useStore($comparedDetails, { ssr: () => NO_DETAILS });
  const shown = useStore($shownCurrency, { ssr: () => PRINTED_CURRENCY });
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  useSavedFocus(page, products.length);
  const load = (): void =>
    loadComparedDetails(
      products.map(({ sku }) => sku),
      imageBase,
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the products say everything about what is loaded
  useEffect(load, [products]);
  if (products.length === 0) {
    const action = { href: pathTo.page(locale, 'list'), label: t('wishlist.toProducts') };
    return (
      <div ref={page} tabIndex={-1} className="saved">
        <EmptyState title={t('compare.empty')} icon="compare" action={action}>
          <p>{t('compare.emptyHint')}</p>
        </EmptyState>
      </div>
    );
  }
  const compared = products.map((product) => ({ product, detail: details[product.sku] }));
  const rows = compareRows(compared, t, (cents) => formatMoney(cents, { locale, ...shown }));
  const hasFailed = compared.some(({ detail }) => detail === 'failed');
  return (
    <div ref={page} tabIndex={-1} className="saved">
      <p className="saved-actions">
        <label className="filter-value">
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
          />
          <span>{t('compare.onlyDifferences')}</span>
        </label>
        <Button
          kind="quiet"
          onClick={() => {
            clearCompare();
            // The counts of this tab listen to what other tabs are told by the browser.
            dispatchEvent(new StorageEvent('storage'));
          }}
        >
          {t('wishlist.clear')}
        </Button>
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
        t={t}
        locale={locale}
        products={products}
        rows={onlyDifferences ? rows.filter(({ differs }) => differs) : rows}
      />
    </div>
  );
}
