/** The problems of a checkout: their texts, their fields, and the state that shows them. */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { PHONE_FAULTS } from '#features/account/rules/contact-fields.ts';
import type { CardProblem } from '#features/checkout/rules/card.ts';
import type { AccountProblem, GuestProblem } from '#features/checkout/rules/checkout-checks.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { type CardFieldName, cardFieldIds } from './card/card-memory.ts';
import { notifyCheckout, useCheckoutText } from './checkout-text.ts';

export type CheckoutProblem = GuestProblem | AccountProblem | CardProblem;
type ProblemField = CheckoutProblem['field'];
export type FieldErrors = Partial<Readonly<Record<ProblemField, string>>>;

export type ShownProblem = CheckoutProblem & {
  /** The text at the field, which may be more precise than the warning (decision 57, Field texts). */
  readonly message: string;
  /** The specified warning. */
  readonly warning: string;
};

/** Adds the texts to a problem. */
export function shownProblem(problem: CheckoutProblem, t: Text<'checkout'>): ShownProblem {
  const { error } = problem;
  return { ...problem, message: t(`problem.${error}`), warning: t(`problem.${warnedAs(error)}`) };
}

/** Missing and invalid e-mails or phones have one specified warning. */
function warnedAs(error: CheckoutProblem['error']): CheckoutProblem['error'] {
  if (error === 'email-invalid') return 'email-missing';
  return PHONE_FAULTS.some((fault) => fault === error) ? 'phone-missing' : error;
}

/** The texts of the fields; the first problem of each. */
function fieldErrors(problems: readonly ShownProblem[]): FieldErrors {
  const found: { [Field in ProblemField]?: string } = {};
  for (const { field, message } of problems) found[field] ??= message;
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

export function formFieldId(field: Exclude<ProblemField, CardFieldName | 'session' | 'cart'>): string {
  return `checkout-${field}`;
}

function isCardField(field: string): field is CardFieldName {
  return field in cardFieldIds;
}

/** Id of a problem's field; undefined for session and cart, which only the toast shows. */
export function problemFieldId({ field }: CheckoutProblem): string | undefined {
  if (field === 'session' || field === 'cart') return undefined;
  return isCardField(field) ? cardFieldIds[field] : formFieldId(field);
}

/** Focuses a problem's field, or the department while the municipality is disabled. */
export function focusProblem(problem: ShownProblem): void {
  const id = problemFieldId(problem);
  const field = id === undefined ? null : document.getElementById(id);
  const isShut = id === formFieldId('municipalityId') && field?.matches(':disabled');
  (isShut ? document.getElementById(formFieldId('departmentId')) : field)?.focus();
}

/** The problems that are shown until they are corrected. */
export function useProblems() {
  const t = useCheckoutText();
  const [shown, setShown] = useState<readonly ShownProblem[]>([]);
  const [wasPressed, setWasPressed] = useState(false);
  return {
    errors: fieldErrors(shown),
    /** The problems of a press in the order of the checks, one for each field. */
    list: wasPressed ? firstProblems(shown) : [],
    /** Shows the problems of a press, warns of the first and focuses it; true without problems. */
    pass: (found: readonly CheckoutProblem[]): boolean => {
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
    /** Shows the problems of a field that was left, without a toast. */
    showField: (fieldId: string, found: readonly CheckoutProblem[]): void => {
      const all = found.map((problem) => shownProblem(problem, t));
      // In the order of the checks.
      setShown((problems) => {
        const errors = new Set(problems.map(({ error }) => error));
        return all.filter((each) => problemFieldId(each) === fieldId || errors.has(each.error));
      });
    },
    /** Hides problems that are corrected, except the card's. */
    keepOnly: (found: readonly CheckoutProblem[]): void => {
      const errors = new Set<string>(found.map(({ error }) => error));
      setShown((problems) => problems.filter((each) => isCardField(each.field) || errors.has(each.error)));
    },
    /** Hides the problems of a changed card field. */
    forgetCard: (field: CardFieldName): void => {
      setShown((problems) => problems.filter((each) => each.field !== field));
    },
  };
}
