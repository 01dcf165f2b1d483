/** What delivery of an article newer than the build costs, when it arrives and on which terms it may come back (decision 37). */

import { DeliveryDates, type DeliveryDatesProps } from '#features/delivery/ui/DeliveryDates.tsx';
import termsSheet from '#features/delivery/ui/DeliveryTerms.css?inline';
import { Icon } from '#shared/ui/Icon.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { Style } from '../buying/Style.tsx';
import { useProductText } from '../use-product-text.ts';

export type UnbuiltTermsProps = Pick<DeliveryDatesProps, 'source' | 'plain'> & {
  /** In one sentence, and where all of them stand. */
  readonly returns: { readonly summary: string; readonly href: string };
};

export function UnbuiltTerms({ source, plain, returns }: UnbuiltTermsProps) {
  const locale = useLocale();
  const t = useProductText();
  return (
    <section className="terms" aria-label={t('delivery.title')}>
      <Style css={termsSheet} />
      <Icon name="check" />
      <div>
        <p>
          <strong>{t('delivery.free')}</strong>
        </p>
        <div className="dates">
          <DeliveryDates {...{ locale, source, plain }} />
        </div>
      </div>
      <Icon name="check" />
      <p>
        <span>{returns.summary}</span> <a href={returns.href}>{t('delivery.returns')}</a>
      </p>
    </section>
  );
}
