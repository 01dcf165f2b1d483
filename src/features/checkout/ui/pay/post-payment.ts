/** Posts the card of the form to the provider. */
import { type CardProblem, checkCard } from '#features/checkout/rules/card.ts';
import { abandon, type HandOff, handOff, type ReadyPayment } from '#features/payment/store/place-order.ts';
import { correctedNow } from '#shared/clock/server-clock.ts';
import { readCard, wipeCard } from '../card/card-memory.ts';

/** The result: posted, locked by another attempt, or an invalid card. */
export type Posted = 'posted' | 'locked' | readonly CardProblem[];

/** Posts the card that the form contains now; a wiped or changed card ends the attempt. */
export function postPayment(ready: ReadyPayment, form: HTMLFormElement): Posted {
  const card = readCard(form);
  const problems = checkCard(card, correctedNow());
  if (problems.length > 0) {
    abandon(ready);
    return problems;
  }
  const prepared = handOff(ready, card);
  if (!prepared) return 'locked';
  postHandOff(prepared);
  wipeCard(form);
  return 'posted';
}

/** Posts a form of plain DOM elements: React must not hold the card, and the form must exist only during `submit()`. */
export function postHandOff({ action, fields }: HandOff): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.hidden = true;
  form.autocomplete = 'off';
  const inputs = fields.map(({ name, value }) => {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    return input;
  });
  form.append(...inputs);
  document.body.append(form);
  // A field is named `action` and another may be named `submit`, so the prototype's method is called.
  HTMLFormElement.prototype.submit.call(form);
  for (const input of inputs) input.value = '';
  form.remove();
}
