/** The hidden form's one moment: made, submitted and taken away, so that no card data stays in the page. */
import type { HandOff } from '#features/payment/store/place-order.ts';

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
