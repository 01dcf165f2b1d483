/**
 * When a parcel arrives (decision 37, Delivery estimate). The page says the plain default for the whole country; with
 * the shopper's department, remembered on the device, it says dates, holidays skipped.
 */

import { type ComponentProps, useEffect, useId, useState } from 'react';
import { type ArrivalWords, arrivalText } from '#features/delivery/rules/arrival-text.ts';
import { type DeliveryTable, deliveryTo } from '#features/delivery/rules/delivery-table.ts';
import { $deliveryPlace, setDeliveryPlace } from '#features/delivery/store/delivery-place.ts';
import { fetchDeliveryTable } from '#features/delivery/store/delivery-table.ts';
import { SelectField } from '#shared/form/SelectField.tsx';
import { clientText } from '#shared/i18n/client-text.ts';
import { Button } from '#shared/ui/Button.tsx';
import { useLocale, withLocale } from '#shared/ui/island/locale.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { useText } from '#shared/ui/island/use-text.ts';

const productText = clientText('product');

type ContentProps = {
  /** Address of the delivery table's file. */
  readonly source: string;
  /** The plain default: '1 a 6 días hábiles'. */
  readonly plain: string;
};

type State = DeliveryTable | 'closed' | 'loading' | 'failed';

function DeliveryDatesContent({ source, plain }: ContentProps) {
  const t = useText(productText);
  const place = useShared($deliveryPlace);
  const [state, setState] = useState<State>('closed');
  const open = (): void => {
    setState('loading');
    void fetchDeliveryTable(source).then((table) => setState(table ?? 'failed'));
  };
  const isKnown = place.departmentId > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a remembered place opens the table once
  useEffect(() => {
    if (isKnown && state === 'closed') open();
  }, [isKnown]);
  if (typeof state === 'object') return <Dates table={state} plain={plain} />;
  return (
    <>
      <p>{plain}</p>
      {state === 'failed' ? <p role="alert">{t('delivery.failed')}</p> : null}
      <Button kind="plain" busy={state === 'loading'} onClick={open}>
        {t(state === 'failed' ? 'retry' : 'delivery.open')}
      </Button>
    </>
  );
}

type DatesProps = {
  readonly table: DeliveryTable;
  readonly plain: string;
};

function Dates({ table, plain }: DatesProps) {
  const locale = useLocale();
  const t = useText(productText);
  const id = useId();
  const place = useShared($deliveryPlace);
  const delivery = place.departmentId > 0 ? deliveryTo(table, place, new Date()) : undefined;
  const nearby = table.municipalities.filter(({ departmentId }) => departmentId === place.departmentId);
  const words: ArrivalWords = {
    on: (values) => t('delivery.on', values),
    between: (values) => t('delivery.between', values),
  };
  return (
    <>
      <p role="status">{delivery ? arrivalText(delivery, locale, words) : plain}</p>
      <SelectField
        id={`${id}d`}
        label={t('delivery.department')}
        placeholder={t('delivery.choose')}
        options={optionsOf(table.departments)}
        value={place.departmentId || ''}
        onChange={({ currentTarget }) => setDeliveryPlace(Number(currentTarget.value))}
      />
      {nearby.length === 0 ? null : (
        <SelectField
          id={`${id}m`}
          label={t('delivery.municipality')}
          placeholder={t('delivery.otherMunicipality')}
          options={optionsOf(nearby)}
          value={place.municipalityId || ''}
          onChange={({ currentTarget }) => setDeliveryPlace(place.departmentId, Number(currentTarget.value))}
        />
      )}
      {delivery ? <p className="delivery-note">{`${delivery.carrier}. ${delivery.note}`}</p> : null}
    </>
  );
}

function optionsOf(places: readonly { readonly id: number; readonly name: string }[]) {
  return places.map(({ id, name }) => ({ value: String(id), label: name }));
}

/** The root of what is built, and of what is drawn on demand. */
export const DeliveryDates = withLocale(DeliveryDatesContent);
export type DeliveryDatesProps = ComponentProps<typeof DeliveryDates>;
