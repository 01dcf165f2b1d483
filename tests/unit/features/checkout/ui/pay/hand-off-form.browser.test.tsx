/** The hidden form exists only while it is posted. */
import { expect, test, vi } from 'vitest';
import { postHandOff } from '#features/checkout/ui/pay/post-payment.ts';

test('the form is posted to its action with all its fields, and leaves nothing in the page', () => {
  const posted: unknown[] = [];
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    posted.push([this.getAttribute('action'), this.method, this.isConnected, [...new FormData(this)]]);
  });
  const fields = [
    { name: 'action', value: 'https://provider.test/pay' },
    { name: 'submit', value: 'x' },
    { name: 'ccnumber', value: '4111111111111111' },
  ];
  postHandOff({ action: 'https://provider.test/pay', fields });
  expect(posted).toEqual([
    ['https://provider.test/pay', 'post', true, fields.map(({ name, value }) => [name, value])],
  ]);
  expect(document.documentElement.outerHTML).not.toContain('4111');
  expect(document.querySelector('form')).toBeNull();
  submit.mockRestore();
});
