/** Text fields with their label, hint and error. */
import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import { FieldFrame, type FieldText, fieldAria } from './FieldFrame.tsx';

export type FieldProps = FieldText &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
    /** An action on the value, below its messages. */
    readonly after?: ReactNode;
  };

/** An `<input>`; give `type`, `name`, `autoComplete` and `inputMode` as the browser knows them. */
export function Field({ label, hint, error, optional, after, ...input }: FieldProps) {
  const own = useId();
  const id = input.id ?? own;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional} after={after}>
      <input type="text" {...input} {...fieldAria(id, { hint, error })} id={id} className="field-control" />
    </FieldFrame>
  );
}

export type TextAreaFieldProps = FieldText & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'>;

/** A `<textarea>` for notes. */
export function TextAreaField({ label, hint, error, optional, ...area }: TextAreaFieldProps) {
  const own = useId();
  const id = area.id ?? own;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <textarea rows={3} {...area} {...fieldAria(id, { hint, error })} id={id} className="field-control" />
    </FieldFrame>
  );
}
