/** The messages of an account form: errors, suggestions, and the failure of its call. */
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#shared/ui/Button.tsx';
import { useIsHydrated } from '#shared/ui/island/use-is-hydrated.ts';
import { emailSuggestion, phoneSuggestion } from '../rules/contact-typos.ts';
import { useAccountText } from './account-text.ts';

/** The correction of a probable typo (decision 130, Checkout), rendered after hydration only. */
export function TypoSuggestion(props: Pick<SuggestionProps, 'value' | 'onTake'>) {
  const t = useAccountText();
  if (!useIsHydrated()) return null;
  return <Suggestion {...props} text={(value) => t('suggestion', { value })} />;
}

/** The failure of a form's call, shown in the form, because a toast disappears and needs more code; '' for none. */
export function FormFailure({ text }: { readonly text: string }) {
  if (text === '') return null;
  return (
    <p role="alert" className="account-failure">
      {text}
    </p>
  );
}

/** Texts by name of the field. */
type FieldTexts<Field extends string> = Partial<Readonly<Record<Field, string>>>;
type FieldError<Field extends string> = { readonly field: Field; readonly text: string };

export type FieldErrors<Field extends string> = {
  readonly texts: FieldTexts<Field>;
  /** Replaces all texts, and focuses the first field. */
  readonly show: (found: readonly FieldError<Field>[]) => void;
  /** Shows the error of a field that was left, and no other. */
  readonly showField: (name: string, found: readonly FieldError<Field>[]) => void;
  readonly forget: (field: Field) => void;
};

export function useFieldErrors<Field extends string>(
  form: RefObject<HTMLFormElement | null>,
): FieldErrors<Field> {
  const [texts, setTexts] = useState<FieldTexts<Field>>({});
  return {
    texts,
    show: (found) => {
      const next: { [Name in Field]?: string } = {};
      for (const { field, text } of found) next[field] ??= text;
      // Rendered before the focus moves, so that screen readers read it with the field.
      flushSync(() => setTexts(next));
      const first = form.current?.elements.namedItem(found[0]?.field ?? '');
      if (first instanceof HTMLElement) first.focus();
    },
    showField: (name, found) => {
      const wrong = found.find(({ field }) => field === name);
      if (wrong) setTexts((shown) => ({ ...shown, [wrong.field]: wrong.text }));
    },
    forget: (field) => setTexts((shown) => (shown[field] ? { ...shown, [field]: '' } : shown)),
  };
}

const SUGGEST: Readonly<Record<string, typeof emailSuggestion>> = {
  email: emailSuggestion,
  phone: phoneSuggestion,
};

/** Corrections of probable typos in fields that were left (decision 130, Checkout), until they change. */
export function useTypos() {
  const [corrections, setCorrections] = useState<Readonly<Record<string, string | undefined>>>({});
  const set = (name: string, value: string | undefined): void =>
    setCorrections((before) => (before[name] === value ? before : { ...before, [name]: value }));
  return {
    /** By name of the field. */
    corrections,
    check: ({ name, value }: { readonly name: string; readonly value: string }) =>
      set(name, SUGGEST[name]?.(value)),
    forget: (name: string) => set(name, undefined),
  };
}

/** The value of a field when a form is sent; browsers fill fields in without an event. */
export function fieldValue(form: HTMLFormElement | null, name: string): string {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
}

type SuggestionProps = {
  /** The suggested value, if any. */
  readonly value: string | undefined;
  readonly text: (value: string) => string;
  /** Uses the value and focuses the field, because the pressed button disappears. */
  readonly onTake: (value: string) => void;
};

/**
 * A correction of a field that was left, accepted by one press (decision 130, Checkout). The live region exists before
 * its text, so that it is announced.
 */
function Suggestion({ value, text, onTake }: SuggestionProps) {
  return (
    <div role="status">
      {value === undefined ? null : (
        <Button kind="plain" onClick={() => onTake(value)}>
          {text(value)}
        </Button>
      )}
    </div>
  );
}
