/**
 * Delivery time, delivery cost and terms of return of an order (decision 37, Delivery estimate): general terms by
 * default, dates on demand. Its styles are in `DeliveryTerms.css`, which the parent imports.
 */

import { clientText } from '#shared/i18n/client-text.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { TRUCK } from '#shared/ui/icons.ts';
import { useLocale, withLocale } from '#shared/ui/island/locale.tsx';
import { MountPoint } from '#shared/ui/island/MountPoint.tsx';
import { useText } from '#shared/ui/island/use-text.ts';
import { DeliveryDates, type DeliveryDatesProps } from './DeliveryDates.tsx';

export type DeliveryTermsProps = Pick<DeliveryDatesProps, 'source' | 'plain'> & {
  /** One sentence, and the page with all of the terms. */
  readonly returns: { readonly summary: string; readonly href: string };
  /** False if the page shows the cost elsewhere. */
  readonly withCost?: boolean;
};

const productText = clientText('product');

function DeliveryTermsContent({ source, plain, returns, withCost = true }: DeliveryTermsProps) {
  const t = useText(productText);
  const dates = { locale: useLocale(), source, plain };
  return (
    <section className="terms" aria-label={t('delivery.title')}>
      <Icon path={TRUCK} />
      <div>
        {withCost ? (
          <p>
            <strong>{t('delivery.free')}</strong>
          </p>
        ) : null}
        <MountPoint name="dates" props={dates} className="dates">
          <DeliveryDates {...dates} />
        </MountPoint>
      </div>
      <Icon name="check" />
      <p>
        {/* Constant text of its terms. */}
        {`${returns.summary} `}
        <a href={returns.href}>{t('delivery.returns')}</a>
      </p>
    </section>
  );
}

export const DeliveryTerms = withLocale(DeliveryTermsContent);
