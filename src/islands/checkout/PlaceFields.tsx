/** Country → department → municipality, each filtered by the one before (checkout spec §5). */
import { useStore } from '@nanostores/react';
import { departmentsOf, municipalitiesOf, type PlaceCatalog } from '#domain/place.ts';
import type { Text } from '#i18n/messages.ts';
import {
  $checkoutForm,
  chooseCountry,
  chooseDepartment,
  chooseMunicipality,
  EMPTY_FORM,
} from '#stores/checkout-form.ts';
import { SelectField, type SelectOption } from '#ui/SelectField.tsx';
import type { FieldErrors } from './field-errors.ts';

export type PlaceFieldsProps = {
  readonly t: Text<'checkout'>;
  readonly catalog: PlaceCatalog;
  readonly errors: FieldErrors;
};

function optionsOf(rows: readonly { readonly id: number; readonly name: string }[]): readonly SelectOption[] {
  return rows.map(({ id, name }) => ({ value: String(id), label: name }));
}

/** A select's value for an id: '' for none. */
function valueOfId(id: number): string {
  return id === 0 ? '' : String(id);
}

export function PlaceFields({ t, catalog, errors }: PlaceFieldsProps) {
  const form = useStore($checkoutForm, { ssr: () => EMPTY_FORM });
  return (
    <div className="checkout-places">
      <SelectField
        label={t('customer.country')}
        name="countryId"
        autoComplete="shipping country-name"
        placeholder={t('customer.chooseCountry')}
        options={optionsOf(catalog.countries)}
        value={valueOfId(form.countryId)}
        error={errors.countryId}
        onChange={({ target }) => chooseCountry(Number(target.value))}
      />
      <SelectField
        label={t('customer.department')}
        name="departmentId"
        autoComplete="shipping address-level1"
        placeholder={t('customer.chooseDepartment')}
        options={optionsOf(departmentsOf(catalog, form.countryId))}
        value={valueOfId(form.departmentId)}
        error={errors.departmentId}
        onChange={({ target }) => chooseDepartment(Number(target.value))}
      />
      <SelectField
        label={t('customer.municipality')}
        name="municipalityId"
        autoComplete="shipping address-level2"
        placeholder={t('customer.chooseMunicipality')}
        options={optionsOf(municipalitiesOf(catalog, form.departmentId))}
        value={valueOfId(form.municipalityId)}
        disabled={form.departmentId === 0}
        error={errors.municipalityId}
        onChange={({ target }) => chooseMunicipality(Number(target.value))}
      />
    </div>
  );
}
