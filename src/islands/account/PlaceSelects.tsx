/** Country → department → municipality, each filtered by the one before (storefront spec §5, Address form). */
import type { AddressForm } from '#domain/account.ts';
import { departmentsOf, municipalitiesOf, type PlaceCatalog } from '#domain/place.ts';
import type { Text } from '#i18n/messages.ts';
import { SelectField, type SelectOption } from '#ui/SelectField.tsx';

/** The three ids of a place, 0 until chosen. */
export type Place = Pick<AddressForm, 'countryId' | 'departmentId' | 'municipalityId'>;

export type PlaceSelectsProps = {
  readonly t: Text<'account'>;
  readonly catalog: PlaceCatalog;
  readonly place: Place;
  readonly errors: Partial<Readonly<Record<keyof Place, string>>>;
  /** The whole place after a choice: what depended on another country or department is 0 again. */
  readonly onChange: (place: Place, changed: keyof Place) => void;
};

function optionsOf(rows: readonly { readonly id: number; readonly name: string }[]): readonly SelectOption[] {
  return rows.map(({ id, name }) => ({ value: String(id), label: name }));
}

export function PlaceSelects({ t, catalog, place, errors, onChange }: PlaceSelectsProps) {
  const { countryId, departmentId } = place;
  const shared = (name: keyof Place) => ({
    name,
    required: true,
    value: place[name] === 0 ? '' : String(place[name]),
    error: errors[name],
  });
  return (
    <>
      <SelectField
        label={t('field.country')}
        placeholder={t('choose.country')}
        autoComplete="country-name"
        options={optionsOf(catalog.countries)}
        onChange={({ target }) =>
          onChange({ countryId: Number(target.value), departmentId: 0, municipalityId: 0 }, 'countryId')
        }
        {...shared('countryId')}
      />
      <SelectField
        label={t('field.department')}
        placeholder={t('choose.department')}
        autoComplete="address-level1"
        options={optionsOf(departmentsOf(catalog, countryId))}
        onChange={({ target }) =>
          onChange({ countryId, departmentId: Number(target.value), municipalityId: 0 }, 'departmentId')
        }
        {...shared('departmentId')}
      />
      <SelectField
        label={t('field.municipality')}
        placeholder={t('choose.municipality')}
        autoComplete="address-level2"
        options={optionsOf(municipalitiesOf(catalog, departmentId))}
        disabled={departmentId === 0}
        onChange={({ target }) =>
          onChange({ countryId, departmentId, municipalityId: Number(target.value) }, 'municipalityId')
        }
        {...shared('municipalityId')}
      />
    </>
  );
}
