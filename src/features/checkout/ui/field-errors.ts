/** The message for each field of a checkout. */
import { PHONE_FAULTS } from '#features/account/rules/phone.ts';
import type { AccountProblem } from '#features/checkout/rules/account-checkout.ts';
import type { GuestProblem } from '#features/checkout/rules/guest-checkout.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { type CardFieldName, cardFieldIds } from './card/card-memory.ts';

export type CheckoutProblem = GuestProblem | AccountProblem;

/** Name of a field of either checkout. The card's holder has a separate name from the customer's. */
export type FieldName = Exclude<GuestProblem['field'], CardFieldName> | 'name' | 'addressId';
export type FieldErrors = Partial<Readonly<Record<FieldName, string>>>;
export type CardErrors = Partial<Readonly<Record<CardFieldName, string>>>;

/** A problem with its text, and where the text belongs. */
export type ShownProblem = {
  readonly error: CheckoutProblem['error'];
  /** The field's message; it may be more specific than the warning (decision 57, Field texts). */
  readonly message: string;
  /** The warning, letter for letter as the specification has it. */
  readonly warning: string;
} & (
  | { readonly area: 'card'; readonly field: CardFieldName }
  | { readonly area: 'form'; readonly field: FieldName }
  /** Session and cart have no field: the toast alone says it. */
  | { readonly area: 'page' }
);

const CARD_ERRORS = /^(holder|number|month|year|cvc|expired)/;

function isCardField(field: string): field is CardFieldName {
  return field in cardFieldIds;
}

/** A problem as it is shown. */
export function shownProblem({ field, error }: CheckoutProblem, t: Text<'checkout'>): ShownProblem {
  const text = { error, message: t(`problem.${error}`), warning: t(`problem.${warnedAs(error)}`) };
  if (CARD_ERRORS.test(error) && isCardField(field)) return { ...text, area: 'card', field };
  if (field === 'session' || field === 'cart') return { ...text, area: 'page' };
  return isFormField(field) ? { ...text, area: 'form', field } : { ...text, area: 'page' };
}

/** The specification has one warning for an e-mail or phone that is missing or wrong. */
function warnedAs(error: CheckoutProblem['error']): CheckoutProblem['error'] {
  if (error === 'email-invalid') return 'email-missing';
  return PHONE_FAULTS.some((fault) => fault === error) ? 'phone-missing' : error;
}

function isFormField(field: CheckoutProblem['field']): field is FieldName {
  return field !== 'number' && field !== 'expiryMonth' && field !== 'expiryYear' && field !== 'cvc';
}

/** The texts of the form's fields, the first problem of each. */
export function fieldErrors(problems: readonly ShownProblem[]): FieldErrors {
  const found: { [Field in FieldName]?: string } = {};
  for (const problem of problems) if (problem.area === 'form') found[problem.field] ??= problem.message;
  return found;
}

/** The texts of the card's fields. */
export function cardErrors(problems: readonly ShownProblem[]): CardErrors {
  const found: { [Field in CardFieldName]?: string } = {};
  for (const problem of problems) if (problem.area === 'card') found[problem.field] ??= problem.message;
  return found;
}

/** One problem for each field, the first of it; those without a field too. */
export function firstProblems(problems: readonly ShownProblem[]): readonly ShownProblem[] {
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const key = problemFieldId(problem) ?? problem.error;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Id of a field of the form, to which its problem links; the card's fields have other ids. */
export function formFieldId(field: FieldName): string {
  return `checkout-${field}`;
}

/** Id of the field a problem is about; undefined where it is about none. */
export function problemFieldId(problem: ShownProblem): string | undefined {
  if (problem.area === 'page') return undefined;
  return problem.area === 'card' ? cardFieldIds[problem.field] : formFieldId(problem.field);
}

/** Moves the focus to the field a problem is about; to the department while it keeps the municipality shut. */
export function focusProblem(problem: ShownProblem): void {
  const id = problemFieldId(problem);
  const field = id === undefined ? null : document.getElementById(id);
  const isShut = id === formFieldId('municipalityId') && field?.matches(':disabled');
  (isShut ? document.getElementById(formFieldId('departmentId')) : field)?.focus();
}
