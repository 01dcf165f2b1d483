/**
 * What a product page is for: colour, size, quantity and 'Añadir al carrito'. Built as complete HTML with the first
 * variant of the discount rule; everything is decided from the current choice at the moment of the click.
 */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { unitsOfVariant } from '#domain/cart.ts';
import { checkAdd, quantityLimit } from '#domain/stock.ts';
import { clientText } from '#i18n/client-text.ts';
import type { Locale } from '#i18n/locales.ts';
import { $cart, addToCart, EMPTY_CART } from '#stores/cart.ts';
import { showToast } from '#stores/toast.ts';
import { Button } from '#ui/Button.tsx';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';
import { cartItemOf, type Purchasable } from './purchasable.ts';
import { useChoice } from './use-choice.ts';
import { VariantPicker } from './VariantPicker.tsx';
import './PurchaseBox.css';

const text = await clientText('product');

/** Few enough to be told (ux 13). */
const FEW = 5;

export type PurchaseBoxProps = { readonly locale: Locale; readonly product: Purchasable };

export function PurchaseBox({ locale, product }: PurchaseBoxProps) {
  const t = text(locale);
  const cart = useStore($cart, { ssr: () => EMPTY_CART });
  const { choice, sold, quantity, setQuantity, pickColor, pickSize } = useChoice(product, 'discount');
  const size = choice.size ?? '';
  const stock = sold?.stock ?? 0;
  const inCart = unitsOfVariant(cart, { id: product.id, color: choice.color, size });
  const limit = quantityLimit({ stock, inCart });

  useEffect(() => {
    const images = sold?.images ?? [];
    document.dispatchEvent(new CustomEvent('variant:chosen', { detail: { color: choice.color, images } }));
  }, [choice.color, sold]);

  function add(): void {
    if (!sold) return;
    if (checkAdd({ stock, inCart, quantity }) !== 'ok') {
      showToast('warn', t('exceedsStock'), 'top-center');
      return;
    }
    addToCart(cartItemOf(product, sold, { color: choice.color, size }), quantity);
    setQuantity(1);
    showToast('success', t('added'), 'top-left');
  }

  return (
    <div className="purchase">
      <VariantPicker product={product} choice={choice} t={t} pickColor={pickColor} pickSize={pickSize} />
      <p className="purchase-stock" role="status">
        {sold ? stockLine(stock, t) : t('chooseSize')}
      </p>
      {stock > 0 ? (
        <div className="purchase-row">
          <QuantityStepper
            value={quantity}
            max={limit}
            text={{ label: t('quantity'), increase: t('increase'), decrease: t('decrease') }}
            onChange={setQuantity}
            onExceed={() => showToast('warn', t('exceedsAvailable', { n: limit }), 'top-center')}
          />
          <Button wide onClick={add}>
            {t('add')}
          </Button>
        </div>
      ) : null}
      <p className="purchase-sku">{t('sku', { sku: sold?.sku ?? product.sku })}</p>
    </div>
  );
}

function stockLine(stock: number, t: ReturnType<typeof text>): string {
  if (stock === 0) return t('soldOut');
  return stock <= FEW ? t('stockLeft', { count: stock }) : t('inStock');
}
