import { expect, test } from 'vitest';
import { audiencesOf } from '#features/catalogue/ui/filters/AudienceChoice.tsx';

const categories = (...slugs: readonly string[]) =>
  slugs.map((slug) => ({ slug, name: slug, depth: slug.split('/').length - 1 }));

test.each<[string, readonly string[], string]>([
  ['in one order', ['hombre', 'mujer', 'ninos', 'accesorios'], 'her mujer, him hombre, children ninos'],
  ['by other names', ['caballeros', 'damas', 'bebes'], 'her damas, him caballeros, children bebes'],
  ['in the plural', ['hombres', 'mujeres'], 'her mujeres, him hombres'],
  ['by one word of several', ['ropa-de-mujer', 'ropa-de-hombre'], 'her ropa-de-mujer, him ropa-de-hombre'],
  ['the first of each', ['ninos', 'ninas', 'mujer'], 'her mujer, children ninos'],
  ['not below another category', ['ropa', 'ropa/mujer', 'ropa/hombre'], ''],
  ['not where there is but one', ['mujer', 'accesorios'], ''],
  ['not by a part of a word', ['hombreras', 'mujeriego'], ''],
])('the audience of a list: %s', (_, slugs, expected) => {
  const found = audiencesOf(categories(...slugs));
  expect(found.map(({ audience, slug }) => `${audience} ${slug}`).join(', ')).toBe(expected);
});
