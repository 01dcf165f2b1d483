/** The frame of every field: label, hint and error. */
import type { ReactNode } from 'react';
import { Icon } from '#shared/ui/Icon.tsx';
import './Field.css';

export type FieldText = {
  readonly label: string;
  /** Help that is visible from the start. */
  readonly hint?: string | undefined;
  /** The error of the value; '' and undefined for none. */
  readonly error?: string | undefined;
  /** 'opcional', after the label. */
  readonly optional?: string | undefined;
};

export type FieldFrameProps = FieldText & {
  readonly id: string;
  readonly children: ReactNode;
  /** An action on the value, below all messages. */
  readonly after?: ReactNode;
};

export function FieldFrame({ id, label, hint, error, optional, children, after }: FieldFrameProps) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {optional ? (
          <>
            <span>{label}</span>
            <span className="field-optional">{` (${optional})`}</span>
          </>
        ) : (
          label
        )}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="field-error">
          <Icon name="alert" size="s" />
          <span>{error}</span>
        </p>
      ) : null}
      {after}
    </div>
  );
}

/** The attributes that link a control to its hint and error. */
export function fieldAria(id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>) {
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return {
    ...(error ? { 'aria-invalid': true } : {}),
    ...(described ? { 'aria-describedby': described } : {}),
  };
}
