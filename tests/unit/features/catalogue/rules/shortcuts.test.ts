import { expect, test } from 'vitest';
import { listQueryFromParams } from '#features/catalogue/rules/list-query.ts';
import { isGiftList } from '#features/catalogue/rules/shortcuts.ts';

test.each([
  ['precio=0-150&precio=150-300', true],
  ['precio=150-300&precio=0-150&orden=precio-asc&vista=lista', true],
  ['precio=0-150&precio=150-300&color=negro&categoria=hombre', true],
  ['precio=0-150', false],
  ['precio=0-150&precio=150-300&precio=600-', false],
  ['precio=0-150&precio=150-300&busqueda=tenis', false],
  ['', false],
])('/productos?%s is the list of gifts: %s', (search, isOfGifts) => {
  expect(isGiftList(listQueryFromParams(new URLSearchParams(search)))).toBe(isOfGifts);
});
