/** The one moment of the payment: the card that is in the form goes to the provider, if it still can. */
import { type CardProblem, checkCard } from '#features/checkout/rules/card.ts';
import { abandon, type HandOff, handOff, type ReadyPayment } from '#features/payment/store/place-order.ts';
import { correctedNow } from '#shared/clock/server-clock.ts';
import { readCard, wipeCard } from '../card/card-memory.ts';

/** What became of the post: done, not this page's to make any more, or a card that cannot be posted. */
export type Posted = 'posted' | 'locked' | readonly CardProblem[];

/** Posts the card that is in the form at this moment; one that was wiped or changed meanwhile ends the attempt. */
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

/** Posts the fields; the browser takes them over at `submit()`, and the form is gone right after. */
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
  // A field is named `action` and another could be named `submit`: the form's own are asked for by their prototype.
  HTMLFormElement.prototype.submit.call(form);
  for (const input of inputs) input.value = '';
  form.remove();
}
