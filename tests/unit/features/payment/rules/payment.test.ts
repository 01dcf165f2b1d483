import { describe, expect, test } from 'vitest';
import {
  amountMatches,
  isAllowedAction,
  isPaymentOrigin,
  parsePaymentOrigins,
} from '#features/payment/rules/payment.ts';

const origins = parsePaymentOrigins('https://pagos.example.com, http://127.0.0.1:4401');

describe('the configured origins', () => {
  test('are https, or http on a loopback host, in normal form', () => {
    expect(
      parsePaymentOrigins(' https://Pagos.Example.com/,http://localhost:1,https://a:443,https://a'),
    ).toEqual(['https://pagos.example.com', 'http://localhost:1', 'https://a']);
  });
  test('may be any address of this machine, with blanks around it', () => {
    expect(parsePaymentOrigins('\u00A0http://127.100.20.3:1\u00A0,\thttp://[::1]/ ')).toEqual([
      'http://127.100.20.3:1',
      'http://[::1]',
    ]);
  });
  test.each([
    '',
    'http://pagos.example.com',
    'https://a/b',
    'https://a?x',
    'https://u@a',
    'javascript:alert(1)',
    'a.example.com',
    '*',
    'https://',
    'https://*',
    'https://*.example.com',
    'https://x;sandbox',
    'data:text/html,x',
    'http://127.0.0.1.evil.com',
    'http://localhost.evil.com',
    'http://evil-localhost',
    'http://evil.localhost',
    'http://1127.0.0.1',
    'ftp://localhost',
    'ws://localhost:1',
  ])('are not %j', (text) => {
    expect([isPaymentOrigin(text), parsePaymentOrigins(text)]).toEqual([false, []]);
  });
});

describe('isAllowedAction', () => {
  test.each([
    'https://pagos.example.com/api/pay?x=1',
    'https://PAGOS.example.com:443/',
    'http://127.0.0.1:4401/pay',
  ])('accepts %s', (action) => {
    expect(isAllowedAction(action, origins)).toBe(true);
  });
  test.each([
    'https://evil/x',
    'http://pagos.example.com/pay',
    'https://pagos.example.com.evil.com/pay',
    'https://pagos.example.com@evil/pay',
    'https://user@pagos.example.com/pay',
    'https://user:x@pagos.example.com/pay',
    'https://:x@pagos.example.com/pay',
    'javascript:alert(1)',
    'https://pagos.examp1e.com/',
    'https://pagos.ехample.com/',
    'https://pagos.example.com:444/',
    'https://www.pagos.example.com/',
    '//pagos.example.com/',
    '/pay',
    '',
    'http://127.0.0.1:4402/',
    'https://127.0.0.1:4401/',
    'blob:https://pagos.example.com/x',
    'https:evil',
    'null',
  ])('stops %j', (action) => {
    expect(isAllowedAction(action, origins)).toBe(false);
  });
  test('stops everything when nothing is configured', () => {
    expect(isAllowedAction('https://pagos.example.com/', [])).toBe(false);
  });
  test('does not trust a list with an invalid origin', () => {
    expect(isAllowedAction('http://evil.com/', ['http://evil.com'])).toBe(false);
    expect(isAllowedAction('data:text/html,x', ['null'])).toBe(false);
  });
});

describe('the amount of the payment data', () => {
  test('is the total shown, with two decimals', () => {
    expect(amountMatches('1234.50', 123_450)).toBe(true);
    expect(amountMatches('0.00', 0)).toBe(true);
  });
  test.each([
    '0.01',
    '12345.00',
    '1,234.50',
    '1234.5',
    '1234',
    '-1234.50',
    ' 1234.50',
    '1234.500',
    '1e3',
    '',
    '1234.51',
    '1234.50\n',
  ])('is not %j', (amount) => {
    expect(amountMatches(amount, 123_450)).toBe(false);
  });
});
