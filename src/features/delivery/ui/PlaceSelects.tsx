/**
 * The selects for country, department and municipality (checkout §5; storefront §5). A single country is not asked for
 * (decision 130, Checkout).
 */
import {
  choosePlace,
  departmentsOf,
  municipalitiesOf,
  onlyCountry,
  type Place,
  type PlaceCatalog,
} from '#features/delivery/rules/place.ts';
import { SelectField, type SelectOption } from '#shared/form/SelectField.tsx';

/** Label and placeholder of a select. */
type SelectTexts = { readonly label: string; readonly choose: string };

export type PlaceSelectsProps = {
  readonly catalog: PlaceCatalog;
  readonly place: Place;
  readonly texts: Readonly<Record<'country' | 'department' | 'municipality', SelectTexts>>;
  readonly errors: Partial<Readonly<Record<keyof Place, string>>>;
  /** The id of each select, if something links to it. */
  readonly idOf?: (level: keyof Place) => string;
  /** The whole place after a choice. */
  readonly onChange: (place: Place, changed: keyof Place) => void;
};

function optionsOf(rows: readonly { readonly id: number; readonly name: string }[]): readonly SelectOption[] {
  return rows.map(({ id, name }) => ({ value: String(id), label: name }));
}

export function PlaceSelects({ catalog, texts, errors, idOf, onChange, ...props }: PlaceSelectsProps) {
  const only = onlyCountry(catalog);
  const place = only ? { ...props.place, countryId: only.id } : props.place;
  const { countryId, departmentId } = place;
  const shared = (level: keyof Place, { label, choose }: SelectTexts) => ({
    name: level,
    ...(idOf && { id: idOf(level) }),
    label,
    placeholder: choose,
    required: true,
    value: place[level] === 0 ? '' : String(place[level]),
    error: errors[level],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange(choosePlace(place, level, Number(target.value)), level),
  });
  return (
    <>
      {only ? null : (
        <SelectField
          {...shared('countryId', texts.country)}
          autoComplete="shipping country-name"
          options={optionsOf(catalog.countries)}
        />
      )}
      <SelectField
        {...shared('departmentId', texts.department)}
        autoComplete="shipping address-level1"
        options={optionsOf(departmentsOf(catalog, countryId))}
      />
      <SelectField
        {...shared('municipalityId', texts.municipality)}
        autoComplete="shipping address-level2"
        options={optionsOf(municipalitiesOf(catalog, departmentId))}
        disabled={departmentId === 0}
      />
    </>
  );
}
