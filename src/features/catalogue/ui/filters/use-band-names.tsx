/** The names of price bands: 'Hasta Q 150', 'Q 150 a Q 300', 'Más de Q 600', in the currency the shopper has chosen. */

import { type ReactNode, useMemo } from 'react';
import { type PriceBand, priceBand } from '#features/catalogue/rules/price-band.ts';
import { type AmountPart, amountParts, amountText } from '#shared/i18n/amount-parts.ts';
import { formatLimit } from '#shared/i18n/formats.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { AmountText } from '#shared/money/AmountText.tsx';
import { $shownCurrency } from '#shared/money/currency-store.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { useCatalogueText } from '../use-catalogue-text.ts';

/** By the slug of a band. */
export type BandNames = {
  readonly render: (slug: string) => ReactNode;
  readonly text: (slug: string) => string;
};

function bandParts({ above, upTo }: PriceBand, t: Text<'catalogue'>): readonly AmountPart[] {
  if (above === 0) return amountParts((values) => t('filters.priceUpTo', values), { upTo });
  if (!Number.isFinite(upTo)) return amountParts((values) => t('filters.priceAbove', values), { above });
  return amountParts((values) => t('filters.priceBetween', values), { above, upTo });
}

/** The names in quetzales in the built HTML, then in the chosen currency. */
export function useBandNames(): BandNames {
  const locale = useLocale();
  const t = useCatalogueText();
  const shown = useShared($shownCurrency);
  return useMemo(() => {
    const format = { locale, ...shown };
    const partsOf = (slug: string): readonly AmountPart[] => {
      const band = priceBand(slug);
      return band ? bandParts(band, t) : [slug];
    };
    return {
      render: (slug) => <AmountText parts={partsOf(slug)} format={(cents) => formatLimit(cents, format)} />,
      text: (slug) => amountText(partsOf(slug), format),
    };
  }, [t, locale, shown]);
}
