/** With any text in an address or a form, the rules answer, and everything that they accept is harmless. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loginProblems, registrationProblems, usernameFromEmail } from '#features/account/rules/account.ts';
import { addressFormProblems } from '#features/account/rules/address.ts';
import { displayPhone, isEmail, isPhone, normalisePhone } from '#features/account/rules/contact-fields.ts';
import { emailSuggestion, phoneSuggestion } from '#features/account/rules/contact-typos.ts';
import { safeNextPath } from '#features/account/rules/next-path.ts';
import { listQueryFromParams, listQueryToParams } from '#features/catalogue/rules/list-query.ts';
import { checkCard, formatCardNumber } from '#features/checkout/rules/card.ts';
import { guestProblems } from '#features/checkout/rules/checkout-checks.ts';
import {
  bracketedTaxpayer,
  formatTaxId,
  isAcceptableTaxId,
  normaliseTaxId,
  personName,
  splitPersonName,
  taxIdHint,
} from '#features/checkout/rules/taxpayer.ts';
import { readPaymentReturn, redactReturn } from '#features/payment/rules/payment-return.ts';
import { termWords } from '#features/search/rules/read-term.ts';
import { safeHref } from '#shared/html/safe-link.ts';
import { slugOf } from '#shared/text/slug.ts';
import { asPlainText, cleanTyped } from '#shared/text/text.ts';
import { wordsOf } from '#shared/text/words.ts';
import { address, anyText, card, guest } from '../fixtures/samples.ts';

const LONG = 10_000;
/** Published texts that break forms, and 10,000 characters of each kind. */
const KNOWN = [
  ...[
    '',
    ' ',
    '\u0000',
    '\r\nBcc: a@b.gt',
    '\u202Eoro',
    '👩‍👩‍👧‍👦',
    'مرحبا',
    '\uFEFF',
    '𝟛𝟚𝟛𝟚',
    '\uD800',
    "' OR 1=1 --",
    '$'.concat('{7*7}'),
    '%00',
    '../..',
  ],
  ...['a', '1', ' ', '\n', '-', '.', '@', '😀', '\u202E', '\u0301', 'ﷺ', '/', '+'].map((sign) =>
    sign.repeat(LONG),
  ),
  ...['a@', 'a.', '1 ', '- ', '/a', 'ß'].map((part) => part.repeat(LONG / 2)),
];
const typed = fc.oneof(
  anyText(60),
  fc.constantFrom(...KNOWN),
  fc.tuple(anyText(9), fc.constantFrom(...KNOWN)).map((parts) => parts.join('')),
);

const BIDI = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

/** Every rule that reads the value of one field. */
const RULES: Readonly<Record<string, (text: string) => unknown>> = {
  isEmail,
  emailSuggestion,
  isPhone,
  normalisePhone,
  displayPhone,
  phoneSuggestion,
  usernameFromEmail,
  formatCardNumber,
  normaliseTaxId,
  formatTaxId,
  taxIdHint,
  isAcceptableTaxId,
  bracketedTaxpayer,
  splitPersonName,
  personName,
  safeNextPath,
  safeHref,
  slugOf,
  wordsOf,
  termWords,
};

describe('a field', () => {
  test.each(Object.keys(RULES))('%s answers to any text', (name) => {
    fc.assert(
      fc.property(typed, (text) => void RULES[name]?.(text)),
      { numRuns: 100, examples: KNOWN.map((text) => [text]) },
    );
  });

  test('lets no line break into an e-mail address, and no letter into a phone', () => {
    fc.assert(
      fc.property(typed, (text) => {
        if (isEmail(text)) expect(text).not.toMatch(/[\r\n]|.{256}/);
        if (isPhone(text)) expect(normalisePhone(text)).toMatch(/^\d{7,11}$/);
      }),
      { examples: ['a@b.gt\nBcc: c@d.gt', 'a@b.gt', '3232-3232', '٣٢٣٢٣٢٣٢'].map((text) => [text]) },
    );
  });

  test.each(['name', 'email', 'nitCliente'])('%s holds nothing that turns the text around it', (field) => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(cleanTyped(field, text)).not.toMatch(field === 'nitCliente' ? /[\s-]/ : BIDI);
      }),
    );
  });
});

describe('a form', () => {
  const spoiltOf = <Form extends object>(form: Form): fc.Arbitrary<Form> =>
    fc.dictionary(fc.constantFrom(...Object.keys(form)), typed).map((wrong) => {
      const texts = Object.entries(wrong).filter(([name]) => typeof Reflect.get(form, name) === 'string');
      return { ...form, ...Object.fromEntries(texts) };
    });

  test('answers with its problems, whatever its fields contain', () => {
    const now = new Date('2026-11-22');
    const login = { email: 'a@b.gt', password: 'secret' };
    fc.assert(
      fc.property(
        spoiltOf(guest),
        spoiltOf(address),
        spoiltOf(card),
        spoiltOf(login),
        (form, place, paid, who) => {
          for (const problems of [
            guestProblems(form),
            addressFormProblems(place),
            checkCard(paid, now),
            loginProblems(who),
          ])
            expect(Array.isArray(problems)).toBe(true);
          expect(Array.isArray(registrationProblems({ ...form, ...who }))).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('an address', () => {
  const names = fc.constantFrom(
    'busqueda',
    'precio',
    'marca',
    'color',
    'talla',
    'etiqueta',
    'orden',
    'vista',
    'pagina',
    'categoria',
  );
  const paid = fc.constantFrom(
    'response',
    'responsetext',
    'orderid',
    'transactionid',
    'amount',
    'hash',
    'time',
    'response_code',
  );
  const query = (name: fc.Arbitrary<string>) =>
    fc
      .array(fc.tuple(name, typed), { maxLength: 8 })
      .map((pairs) => new URLSearchParams(pairs.map(([key, value]) => [key, value])));

  test('of a list reads to a query whose address reads to the same one', () => {
    fc.assert(
      fc.property(query(names), (params) => {
        const read = listQueryFromParams(params);
        expect(Number.isSafeInteger(read.page) && read.page >= 1).toBe(true);
        expect(read.term.length).toBeLessThanOrEqual(1000);
        expect(listQueryFromParams(listQueryToParams(read))).toEqual(read);
      }),
      { numRuns: 200 },
    );
  });

  test('with broken percent signs is still read', () => {
    for (const text of ['%E0%A4%A', '%', '%%%', '%00', '%C0%80', '+%2B+', '=&=&', '&&&'])
      expect(() =>
        listQueryFromParams(new URLSearchParams(`busqueda=${text}&marca=${text}&pagina=${text}`)),
      ).not.toThrow();
  });

  test('of a payment brings texts of one line, without directional marks', () => {
    fc.assert(
      fc.property(query(paid), fc.constantFrom('1', '2', '3', '4', ''), (params, response) => {
        params.set('response', response);
        const read = readPaymentReturn(params);
        if (!read) return;
        const stranger = Object.values(redactReturn(read));
        for (const text of [read.responseText, ...stranger]) {
          expect(text).not.toMatch(BIDI);
          expect(text).not.toMatch(/\p{Cc}/u);
        }
        expect(Math.max(...Object.values(read).map((text) => text.length))).toBeLessThanOrEqual(600);
      }),
      { numRuns: 200 },
    );
  });

  test('of the next page stays within the shop', () => {
    for (const text of [
      '//evil.test',
      '/\\evil.test',
      '\\\\evil.test',
      'https:evil.test',
      'javascript:alert(1)',
      '/login/../..//evil.test',
      '/\t/evil.test',
    ])
      expect(safeNextPath(text)).toBeUndefined();
    fc.assert(
      fc.property(typed, (text) => {
        const next = safeNextPath(text);
        if (next !== undefined)
          expect(new URL(next, 'https://shop.example').origin).toBe('https://shop.example');
      }),
    );
  });
});

test('a text from outside is one line of limited length, without half characters', () => {
  fc.assert(
    fc.property(typed, fc.nat(300), (text, most) => {
      const plain = asPlainText(text, most);
      expect(Array.from(plain).length).toBeLessThanOrEqual(most);
      expect(plain.isWellFormed()).toBe(true);
      expect(plain).not.toMatch(/\p{Cc}/u);
    }),
  );
});
