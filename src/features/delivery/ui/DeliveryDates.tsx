/**
 * The delivery dates of a parcel (decision 37, Delivery estimate): the default for the whole country, or dates for the
 * department that the device remembers.
 */
import { type ComponentProps, useEffect, useId, useState } from 'react';
import {
  type ArrivalWords,
  arrivalText,
  type DeliveryTable,
  deliveryTo,
} from '#features/delivery/rules/delivery-table.ts';
import { $deliveryPlace, fetchDeliveryTable, setDeliveryPlace } from '#features/delivery/store/delivery.ts';
import { SelectField } from '#shared/form/SelectField.tsx';
import { decodeJsonAttribute } from '#shared/html/json-attribute.ts';
import { hydrateBuilt } from '#shared/hydration/hydrate-root.ts';
import { clientText } from '#shared/i18n/client-text.ts';
import { Button } from '#shared/ui/Button.tsx';
import { IslandBoundary } from '#shared/ui/island/IslandBoundary.tsx';
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

/** Root component, in the built page and on demand. */
export const DeliveryDates = withLocale(DeliveryDatesContent);
export type DeliveryDatesProps = ComponentProps<typeof DeliveryDates>;

/** Hydrates the dates of the cart page; their props are in `data-props`. */
export function mountDates(element: HTMLElement): void {
  const dates: DeliveryDatesProps = JSON.parse(decodeJsonAttribute(element.dataset['props'] ?? '{}'));
  hydrateBuilt(
    element,
    <IslandBoundary>
      <DeliveryDates {...dates} />
    </IslandBoundary>,
  );
}
