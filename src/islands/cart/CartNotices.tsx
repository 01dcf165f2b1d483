/** What concerns the whole cart: damage to the stored one, a storage that keeps nothing, a look that failed. */
import { useStore } from '@nanostores/react';
import { $cartCheck } from '#stores/cart/line-differences.ts';
import { $storageHealth } from '#stores/storage/device-storage.ts';
import { $cartDamage } from '#stores/storage/main-store.ts';
import { Button } from '#ui/page/Button.tsx';
import type { CartTexts } from './use-line-actions.ts';

async function lookAgain(): Promise<void> {
  const { checkCart } = await import('#stores/cart/cart-check.ts');
  await checkCart();
}

export function CartNotices({ t, messages }: CartTexts) {
  const damage = useStore($cartDamage);
  const health = useStore($storageHealth);
  const check = useStore($cartCheck);
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
