/**
 * Another colour or size for a line, chosen in the cart itself: from what the service sells at this moment, and taken
 * over with one press. A look that failed can be repeated, and changes nothing.
 */

import { useCallback, useEffect, useRef, useState } from 'react';
import type { CartItem, NewCartItem } from '#features/cart/rules/cart.ts';
import { isGone } from '#features/product/rules/gone.ts';
import {
  type Choice,
  changeColor,
  chooseSize,
  findVariant,
  isSizeAvailable,
} from '#features/product/rules/variant.ts';
import { fetchFreshProduct } from '#features/product/store/fresh-product.ts';
import { cartItemOf, type Purchasable, purchasableOf } from '#features/product/ui/buying/purchasable.ts';
import { Style } from '#features/product/ui/buying/Style.tsx';
import pickerSheet from '#features/product/ui/buying/VariantPicker.css?inline';
import { VariantPicker } from '#features/product/ui/buying/VariantPicker.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { useCartText } from '../use-cart-text.ts';

export type VariantChangeProps = {
  readonly line: CartItem;
  /** Base of the pictures, absolute. */
  readonly imageBase: string;
  readonly onChange: (line: CartItem, item: NewCartItem) => void;
  readonly onClose: () => void;
};

type State = Purchasable | 'loading' | 'gone' | 'failed';

export function VariantChange(props: VariantChangeProps) {
  const { line, imageBase, onClose } = props;
  const t = useCartText();
  const [state, look] = useArticle(line.productSku, imageBase);
  return (
    <section className="cart-line-change" aria-label={t('change.title', { name: line.name })}>
      {typeof state === 'object' ? (
        <Choosing {...props} product={state} />
      ) : (
        <div className="cart-line-change-foot">
          <p role="status" aria-busy={state === 'loading'}>
            {t(`change.${state}`)}
          </p>
          {state === 'failed' ? <Button onClick={look}>{t('change.retry')}</Button> : null}
          <Button kind="quiet" onClick={onClose}>
            {t('change.cancel')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The article as it is sold now, and the way to ask again. */
function useArticle(sku: string, imageBase: string): readonly [State, () => void] {
  const [state, setState] = useState<State>('loading');
  const look = useCallback(() => {
    setState('loading');
    fetchFreshProduct(sku, imageBase).then(
      (answer) => setState(answer.ok ? purchasableOf(answer.value) : isGone(answer) ? 'gone' : 'failed'),
      () => setState('failed'),
    );
  }, [sku, imageBase]);
  useEffect(look, [look]);
  return [state, look];
}

type ChoosingProps = VariantChangeProps & { readonly product: Purchasable };

function Choosing({ line, product, onChange, onClose }: ChoosingProps) {
  const t = useCartText();
  const { variants } = product;
  const { selectedProductColor: color, selectedProductSize: size } = line;
  const [choice, setChoice] = useState<Choice>({ color, size });
  const sold = findVariant(variants, choice);
  const isAnother = choice.color !== color || choice.size !== size;
  const canChange = isAnother && isSizeAvailable(variants, choice);
  const chosen = {
    choice,
    pickColor: (next: string) => setChoice(changeColor(variants, choice, next)),
    pickSize: (next: string) => setChoice(chooseSize(choice, next)),
  };
  const foot = useRef<HTMLDivElement>(null);
  // On a phone the way on would begin below the screen.
  useEffect(() => {
    foot.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <>
      <Style css={pickerSheet} />
      <VariantPicker product={product} chosen={chosen} group={line.cartItemId} />
      <div ref={foot} className="cart-line-change-foot">
        <Button
          disabled={!canChange}
          onClick={() => {
            const { size: wanted = '' } = choice;
            if (sold) onChange(line, cartItemOf(product, sold, { color: choice.color, size: wanted }));
          }}
        >
          {t('change.confirm')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('change.cancel')}
        </Button>
      </div>
    </>
  );
}
