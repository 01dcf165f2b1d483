/**
 * The buttons of the list layout (storefront §2): a product in colours or sizes has to be chosen on its page, another
 * one is bought as itself.
 */

import type { Product } from '#features/product/rules/product.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { useCatalogueText } from './use-catalogue-text.ts';

export type ListActionsProps = {
  readonly product: Product;
  readonly href: string;
  readonly inCart: boolean;
  readonly add: (product: Product) => void;
};

export function ListActions({ product, href, inCart, add }: ListActionsProps) {
  const t = useCatalogueText();
  const { name, stock, colors, sizes } = product;
  if (colors.length > 0 || sizes.length > 0) {
    return (
      <ButtonLink kind="quiet" href={href} aria-label={t('card.detailsOf', { name })}>
        {t('card.details')}
      </ButtonLink>
    );
  }
  if (stock <= 0) {
    return (
      <Button kind="quiet" disabled>
        {t('card.soldOut')}
      </Button>
    );
  }
  return (
    <Button
      kind="quiet"
      disabled={inCart}
      aria-label={t(inCart ? 'card.addedNamed' : 'card.addNamed', { name })}
      onClick={() => add(product)}
    >
      {t(inCart ? 'card.added' : 'card.add')}
    </Button>
  );
}
