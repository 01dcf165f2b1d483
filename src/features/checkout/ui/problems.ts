/** The problems of a checkout: their texts, their fields, and the state that shows them. */

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { PHONE_FAULTS } from '#features/account/rules/contact-fields.ts';
import type { AccountProblem } from '#features/checkout/rules/account-checkout.ts';
import type { GuestProblem } from '#features/checkout/rules/guest-checkout.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { type CardFieldName, cardFieldIds } from './card/card-memory.ts';
import { notifyCheckout, useCheckoutText } from './checkout-text.ts';

export type CheckoutProblem = GuestProblem | AccountProblem;

/** Name of a form field; the card's holder has another than the customer. */
export type FieldName = Exclude<GuestProblem['field'], CardFieldName> | 'name' | 'addressId';
export type FieldErrors = Partial<Readonly<Record<FieldName, string>>>;
type CardErrors = Partial<Readonly<Record<CardFieldName, string>>>;

/** A problem with its texts and its place. */
export type ShownProblem = {
  readonly error: CheckoutProblem['error'];
  /** The text at the field, which may be more precise than the warning (decision 57, Field texts). */
  readonly message: string;
  /** The specified warning. */
  readonly warning: string;
} & (
  | { readonly area: 'card'; readonly field: CardFieldName }
  | { readonly area: 'form'; readonly field: FieldName }
  /** Session and cart have no field; only the toast shows them. */
  | { readonly area: 'page' }
);

const CARD_ERRORS = /^(holder|number|month|year|cvc|expired)/;

function isCardField(field: string): field is CardFieldName {
  return field in cardFieldIds;
}

/** Adds texts and place to a problem. */
export function shownProblem({ field, error }: CheckoutProblem, t: Text<'checkout'>): ShownProblem {
  const text = { error, message: t(`problem.${error}`), warning: t(`problem.${warnedAs(error)}`) };
  if (CARD_ERRORS.test(error) && isCardField(field)) return { ...text, area: 'card', field };
  if (field === 'session' || field === 'cart') return { ...text, area: 'page' };
  return isFormField(field) ? { ...text, area: 'form', field } : { ...text, area: 'page' };
}

/** Missing and invalid e-mails or phones have one specified warning. */
function warnedAs(error: CheckoutProblem['error']): CheckoutProblem['error'] {
  if (error === 'email-invalid') return 'email-missing';
  return PHONE_FAULTS.some((fault) => fault === error) ? 'phone-missing' : error;
}

function isFormField(field: CheckoutProblem['field']): field is FieldName {
  return field !== 'number' && field !== 'expiryMonth' && field !== 'expiryYear' && field !== 'cvc';
}

/** The texts of the form's fields; the first problem of each. */
function fieldErrors(problems: readonly ShownProblem[]): FieldErrors {
  const found: { [Field in FieldName]?: string } = {};
  for (const problem of problems) if (problem.area === 'form') found[problem.field] ??= problem.message;
  return found;
}

/** The texts of the card's fields; the first problem of each. */
function cardErrors(problems: readonly ShownProblem[]): CardErrors {
  const found: { [Field in CardFieldName]?: string } = {};
  for (const problem of problems) if (problem.area === 'card') found[problem.field] ??= problem.message;
  return found;
}

/** The first problem of each field, and all without a field. */
export function firstProblems(problems: readonly ShownProblem[]): readonly ShownProblem[] {
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const key = problemFieldId(problem) ?? problem.error;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Id of a form field. */
export function formFieldId(field: FieldName): string {
  return `checkout-${field}`;
}

/** Id of a problem's field; undefined without one. */
export function problemFieldId(problem: ShownProblem): string | undefined {
  if (problem.area === 'page') return undefined;
  return problem.area === 'card' ? cardFieldIds[problem.field] : formFieldId(problem.field);
}

/** Focuses a problem's field, or the department while the municipality is disabled. */
export function focusProblem(problem: ShownProblem): void {
  const id = problemFieldId(problem);
  const field = id === undefined ? null : document.getElementById(id);
  const isShut = id === formFieldId('municipalityId') && field?.matches(':disabled');
  (isShut ? document.getElementById(formFieldId('departmentId')) : field)?.focus();
}

/** The problems that are shown until they are corrected. */
export type Problems = {
  readonly fields: FieldErrors;
  readonly card: CardErrors;
  /** The problems of a press in the order of the checks, one for each field. */
  readonly list: readonly ShownProblem[];
  /** Shows the problems of a press, warns of the first and focuses it; true without problems. */
  readonly pass: (found: readonly CheckoutProblem[]) => boolean;
  /** Shows the problems of a field that was left, without a toast. */
  readonly showField: (fieldId: string, found: readonly CheckoutProblem[]) => void;
  /** Hides problems that are corrected, except the card's. */
  readonly keepOnly: (found: readonly CheckoutProblem[]) => void;
  /** Hides the problems of a changed card field. */
  readonly forgetCard: (field: CardFieldName) => void;
};

export function useProblems(): Problems {
  const t = useCheckoutText();
  const [shown, setShown] = useState<readonly ShownProblem[]>([]);
  const [wasPressed, setWasPressed] = useState(false);
  return {
    fields: fieldErrors(shown),
    card: cardErrors(shown),
    list: wasPressed ? firstProblems(shown) : [],
    pass: (found) => {
      const problems = found.map((problem) => shownProblem(problem, t));
      // Rendered before the focus moves, so that screen readers read it with the field.
      flushSync(() => {
        setShown(problems);
        setWasPressed(true);
      });
      const [first] = problems;
      if (!first) return true;
      notifyCheckout([{ type: 'warn', message: first.warning, position: 'top-left' }]);
      focusProblem(first);
      return false;
    },
    showField: (fieldId, found) => {
      const all = found.map((problem) => shownProblem(problem, t));
      // In the order of the checks.
      setShown((problems) => {
        const errors = new Set(problems.map(({ error }) => error));
        return all.filter((each) => problemFieldId(each) === fieldId || errors.has(each.error));
      });
    },
    keepOnly: (found) => {
      const errors = new Set<string>(found.map(({ error }) => error));
      setShown((problems) => problems.filter((each) => each.area === 'card' || errors.has(each.error)));
    },
    forgetCard: (field) => {
      setShown((problems) => problems.filter((each) => each.area !== 'card' || each.field !== field));
    },
  };
}
