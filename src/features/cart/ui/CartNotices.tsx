/** What concerns the whole cart: damage to the stored one, a storage that keeps nothing, a look that failed. */
import { useEffect } from 'react';
import { $cartCheck } from '#features/cart/store/line-differences.ts';
import { $cartDamage, consumeCartDamage } from '#features/cart/store/stored/main-store.ts';
import { $storageHealth } from '#shared/storage/device-storage.ts';
import { Button } from '#shared/ui/Button.tsx';
import { useMessages } from '#shared/ui/island/use-messages.ts';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { useCartText } from './use-cart-text.ts';

async function lookAgain(): Promise<void> {
  const { checkCart } = await import('#features/cart/store/cart-check.ts');
  await checkCart();
}

export function CartNotices() {
  const t = useCartText();
  const messages = useMessages();
  const damage = useShared($cartDamage);
  const health = useShared($storageHealth);
  const check = useShared($cartCheck);
  useEffect(() => void consumeCartDamage(), []);
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
