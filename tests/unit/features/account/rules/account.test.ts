import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loginProblems, registrationProblems, usernameFromEmail } from '#features/account/rules/account.ts';
import { safeNextPath } from '#features/account/rules/next-path.ts';

test.each([
  ['maria@correo.gt', 'maria'],
  [' a.b+c@x.gt', 'a.b+c'],
  ['sin-arroba', 'sin-arroba'],
  ['', ''],
])('the user name of %j is %j: the part before the at sign', (email, username) => {
  expect(usernameFromEmail(email)).toBe(username);
});

const whole = { name: 'María', email: 'maria@correo.gt', password: 'x', phone: '32323232' };

describe('registration: name, email, password and phone are all required', () => {
  test('passes with all of them', () => {
    expect(registrationProblems(whole)).toEqual([]);
  });
  test.each([
    ['name-missing', { name: ' ' }],
    ['email-missing', { email: '' }],
    ['email-invalid', { email: 'a@b' }],
    ['password-missing', { password: ' ' }],
    ['phone-missing', { phone: '' }],
  ])('%s', (error, change) => {
    expect(registrationProblems({ ...whole, ...change }).map((problem) => problem.error)).toEqual([error]);
  });
  test('reports all in order', () => {
    expect(
      registrationProblems({ name: '', email: '', password: '', phone: '' }).map(({ field }) => field),
    ).toEqual(['name', 'email', 'password', 'phone']);
  });
});

test('each problem names its field, and blanks count as empty', () => {
  const fieldsOf = (change: Partial<typeof whole>) =>
    registrationProblems({ ...whole, ...change }).map(({ field }) => field);
  const blank = { name: ' ', email: ' ', password: ' ', phone: ' ' };
  expect(fieldsOf(blank)).toEqual(['name', 'email', 'password', 'phone']);
  expect(fieldsOf({ email: 'a@b' })).toEqual(['email']);
});

test('login: email and password are required', () => {
  expect(loginProblems(whole)).toEqual([]);
  expect(loginProblems({ email: ' ', password: '' }).map(({ error }) => error)).toEqual([
    'email-missing',
    'password-missing',
  ]);
});

describe('the path after a login', () => {
  test.each([
    '/',
    '/mi-cuenta',
    '/pedidos',
    '/en/pedidos',
    '/checkout-bac',
    '/en',
    '/en/checkout',
    '/producto/TEN-7?color=negro&talla=42',
    '/productos?busqueda=a',
    '/productos/hombre/tenis',
    '/marca/kinalto',
    '/producto/A%2FB',
  ])('%s', (path) => {
    expect(safeNextPath(path)).toBe(path);
  });
  test.each([
    '',
    '//evil',
    '//evil.com/mi-cuenta',
    '\\\\evil',
    '/\\evil',
    '/\t/evil',
    '\t//evil',
    'javascript:alert(1)',
    'https:evil',
    'https://evil.com/',
    'mi-cuenta',
    '/otra',
    '/login',
    '/en/login',
    '/mi-cuenta/../../login',
    '/mi-cuenta\n',
    '/.//evil.com',
    '/en//evil.com',
    '/productos//evil',
    `/productos?busqueda=${'x'.repeat(600)}`,
    '/mi-cuenta@evil.com',
    '/%2F/evil',
    '/.//',
    '/en/..//?x=1',
  ])('never %j', (path) => {
    expect(safeNextPath(path)).toBeUndefined();
  });
  test('an address belongs to this shop however it is parsed', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      'en',
      'evil.com',
      '..',
      '.',
      '?',
      '#',
      '@',
      ':',
      'mi-cuenta',
      'https',
      ' ',
      '\t',
      '%2F',
    );
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
        (next) => {
          const safe = safeNextPath(next);
          if (safe === undefined) return;
          expect(new URL(safe, 'https://shop.example/login').origin).toBe('https://shop.example');
          expect(safe).toMatch(/^\/(?!\/)/);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
