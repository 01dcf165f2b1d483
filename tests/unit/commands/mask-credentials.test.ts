import { expect, test } from 'vitest';
import { maskCredentials, maskCredentialsInText } from '../../../scripts/commands/mask-credentials.ts';

test.each([
  ['https://shop.example/a?b#c', 'https://shop.example/a?b#c'],
  ['https://ana:secreto@shop.example/a', 'https://…@shop.example/a'],
  ['https://ana@shop.example', 'https://…@shop.example'],
  ['HTTPS:\\\\ana:secreto@shop.example', 'HTTPS:\\\\…@shop.example'],
  ['https:ana:secreto@shop.example', '…@shop.example'],
  ['ana:secreto@shop.example:3128', '…@shop.example:3128'],
  ['https://ana:se/cr?e#t@o@shop.example', 'https://…@shop.example'],
  [
    'https://a.example, https://ana:secreto@b.example,"http://luis:otro,secreto@c.example"',
    'https://a.example, https://…@b.example,"http://…@c.example"',
  ],
  ['https://images.example/{width}/{name}', 'https://images.example/{width}/{name}'],
  ['mailto:owner@shop.example', 'mailto:owner@shop.example'],
  ['', ''],
])('%s is named as %s', (value, masked) => {
  expect(maskCredentials(value)).toBe(masked);
  // A masked text is not changed again.
  expect(maskCredentials(maskCredentialsInText(masked))).toBe(masked);
});

test('in a text the addresses alone lose their credentials', () => {
  const text = "ana@shop.example: no answer from 'https://ana:sec@reto@shop.example/a' and http://b.example";
  expect(maskCredentialsInText(text)).toBe(
    "ana@shop.example: no answer from 'https://…@shop.example/a' and http://b.example",
  );
});
