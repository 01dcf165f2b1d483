/** What concerns the whole cart: damage to the stored one, a storage that keeps nothing, a look that failed. */
import { useEffect } from 'react';
import { useCartText } from '#islands/cart/use-cart-text.ts';
import { useMessages } from '#islands/page/use-messages.ts';
import { useShared } from '#islands/page/use-shared.ts';
import { $cartCheck } from '#stores/cart/line-differences.ts';
import { $storageHealth } from '#stores/storage/device-storage.ts';
import { $cartDamage, takeCartDamage } from '#stores/storage/main-store.ts';
import { Button } from '#ui/page/Button.tsx';

async function lookAgain(): Promise<void> {
  const { checkCart } = await import('#stores/cart/cart-check.ts');
  await checkCart();
}

export function CartNotices() {
  const t = useCartText();
  const messages = useMessages();
  const damage = useShared($cartDamage);
  const health = useShared($storageHealth);
  const check = useShared($cartCheck);
  useEffect(() => void takeCartDamage(), []);
  return (
    <div role="status" className="cart-messages">
      {damage === 'none' ? null : <p>{t('damage')}</p>}
      {health === 'ok' ? null : <p>{messages(health === 'tab' ? 'storageTab' : 'storageUnavailable')}</p>}
      {check === 'failed' ? (
        <p>
          {t('news.failed')}{' '}
          <Button kind="plain" onClick={() => void lookAgain()}>
            {messages('retry')}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
