import i18next from 'i18next';
import { beforeAll, expect, test, vi } from 'vitest';
import product from '../../../../locales/en/product.json' with { type: 'json' };
import spanish from '../../../../locales/es-GT/product.json' with { type: 'json' };
import { pageText } from '../../../../src/shared/i18n/page-text.ts';

vi.stubEnv('DEV', false);

const odd = {
  odd: { twice: '{{name}} & {{name}}', spaced: '{{ name }}', nested: '$t(share) {{name}}', once: '{{n}}' },
};

beforeAll(() =>
  i18next.init({
    lng: 'es-GT',
    fallbackLng: 'en',
    ns: ['product'],
    resources: { en: { product: { ...product, ...odd } }, 'es-GT': { product: { ...spanish, ...odd } } },
    interpolation: { escapeValue: false },
  }),
);

type Key = Parameters<ReturnType<typeof pageText<'product'>>>[0];
type Values = Readonly<Record<string, string | number>>;

const say = (key: string, values: Values): string => pageText('en', 'product')(key as Key, values);
const original = (key: string, values: Values): string =>
  i18next.t(key, { lng: 'en', ns: 'product', ...values });

test("a text with values equals i18next's, whatever the values contain", () => {
  const values = { name: 'A <b>$&</b> {{n}} $t(share)', n: 2, total: 5, percent: 15, size: '42' };
  for (const key of ['pictureAlt', 'picture', 'sale', 'odd.twice', 'odd.spaced', 'odd.nested'])
    expect(say(key, values), key).toBe(original(key, values));
});

test('a text with missing values is left to i18next', () => {
  expect(say('pictureAlt', { name: 'A' })).toBe(original('pictureAlt', { name: 'A' }));
});

test('a text with values is looked up once, whatever its values', () => {
  const lookedUp = vi.spyOn(i18next, 'getResource');
  expect([say('odd.once', { n: 1 }), say('odd.once', { n: 2 })]).toEqual(['1', '2']);
  expect(lookedUp).toHaveBeenCalledOnce();
});
