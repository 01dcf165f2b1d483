/** The choice of another colour or size for a line, from what is sold now. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CartItem, NewCartItem } from '#features/cart/rules/cart.ts';
import { isGone } from '#features/product/rules/product.ts';
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
import { useCartText } from '../cart-text.ts';

export type VariantChangeProps = {
  readonly line: CartItem;
  /** Base of the pictures, absolute. */
  readonly imageBase: string;
  readonly onChange: (line: CartItem, item: NewCartItem) => void;
  readonly onClose: () => void;
};

export function VariantChange(props: VariantChangeProps) {
  const { line, imageBase, onClose } = props;
  const t = useCartText();
  const [article, fetchAgain] = useArticle(line.productSku, imageBase);
  return (
    <section className="cart-line-change" aria-label={t('change.title', { name: line.name })}>
      {typeof article === 'object' ? (
        <ChangeForm {...props} product={article} />
      ) : (
        <div className="cart-line-change-foot">
          <p role="status" aria-busy={article === 'loading'}>
            {t(`change.${article}`)}
          </p>
          {article === 'failed' ? <Button onClick={fetchAgain}>{t('change.retry')}</Button> : null}
          <Button kind="quiet" onClick={onClose}>
            {t('change.cancel')}
          </Button>
        </div>
      )}
    </section>
  );
}

type ArticleState = Purchasable | 'loading' | 'gone' | 'failed';

/** The article as it is sold now, and a function that fetches it again. */
function useArticle(sku: string, imageBase: string): readonly [ArticleState, () => void] {
  const [article, setArticle] = useState<ArticleState>('loading');
  const fetchArticle = useCallback(() => {
    setArticle('loading');
    fetchFreshProduct(sku, imageBase).then(
      (answer) => setArticle(answer.ok ? purchasableOf(answer.value) : isGone(answer) ? 'gone' : 'failed'),
      () => setArticle('failed'),
    );
  }, [sku, imageBase]);
  useEffect(fetchArticle, [fetchArticle]);
  return [article, fetchArticle];
}

type ChangeFormProps = VariantChangeProps & { readonly product: Purchasable };

function ChangeForm({ line, product, onChange, onClose }: ChangeFormProps) {
  const t = useCartText();
  const { variants } = product;
  const { selectedProductColor: color, selectedProductSize: size } = line;
  const [choice, setChoice] = useState<Choice>({ color, size });
  const variant = findVariant(variants, choice);
  const isAnother = choice.color !== color || choice.size !== size;
  const chosen = {
    choice,
    pickColor: (next: string) => setChoice(changeColor(variants, choice, next)),
    pickSize: (next: string) => setChoice(chooseSize(choice, next)),
  };
  const foot = useRef<HTMLDivElement>(null);
  // On a phone the buttons would be below the screen.
  useEffect(() => {
    foot.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  function confirm(): void {
    const { color: newColor, size: newSize = '' } = choice;
    if (variant) onChange(line, cartItemOf(product, variant, { color: newColor, size: newSize }));
  }
  return (
    <>
      <Style css={pickerSheet} />
      <VariantPicker product={product} chosen={chosen} group={line.cartItemId} />
      <div ref={foot} className="cart-line-change-foot">
        <Button disabled={!isAnother || !isSizeAvailable(variants, choice)} onClick={confirm}>
          {t('change.confirm')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('change.cancel')}
        </Button>
      </div>
    </>
  );
}
