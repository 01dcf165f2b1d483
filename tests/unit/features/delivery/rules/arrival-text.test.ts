import { expect, test } from 'vitest';
import { arrivalText } from '#features/delivery/rules/delivery-table.ts';

const words = {
  on: ({ day }: { readonly day: string }) => `el ${day}`,
  between: ({ from, to }: { readonly from: string; readonly to: string }) => `entre el ${from} y el ${to}`,
};

test.each([
  ['2026-11-23', '2026-11-24', 'entre el lunes, 23 de noviembre y el martes, 24 de noviembre'],
  ['2026-11-23', '2026-11-23', 'el lunes, 23 de noviembre'],
] as const)('what arrives from %s to %s names each day once', (from, to, text) => {
  expect(arrivalText({ from, to }, 'es-GT', words)).toBe(text);
});
