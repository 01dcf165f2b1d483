/** A choice from a list: the browser's own `<select>`, which phones support best. */
import { type SelectHTMLAttributes, useId } from 'react';
import { FieldFrame, type FieldText, fieldAria } from './FieldFrame.tsx';

export type SelectOption = { readonly value: string; readonly label: string };

export type SelectFieldProps = FieldText &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'children'> & {
    readonly options: readonly SelectOption[];
    /** First row, with the value '': 'Elige un departamento'. */
    readonly placeholder?: string | undefined;
  };

export function SelectField({
  label,
  hint,
  error,
  optional,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  const own = useId();
  const id = select.id ?? own;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <select {...select} {...fieldAria(id, { hint, error })} id={id} className="field-control">
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
