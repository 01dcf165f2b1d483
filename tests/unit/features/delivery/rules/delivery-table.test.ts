import { expect, test } from 'vitest';
import { arrivalText, type DeliveryTable, deliveryTo } from '#features/delivery/rules/delivery-table.ts';

const country = {
  department: null,
  days: { min: 3, max: 5 },
  municipalities: [],
  carrier: 'Guatex',
  note: '',
};
const capital = {
  department: 1,
  days: { min: 1, max: 2 },
  municipalities: [{ id: 108, days: { min: 2, max: 3 } }],
  carrier: 'Propio',
  note: 'Por la tarde',
};
const table: DeliveryTable = {
  rows: [capital, country],
  holidays: [{ department: 3, dates: ['2026-11-24'] }],
  departments: [],
  municipalities: [],
};
/** A Monday noon in Guatemala. */
const now = new Date('2026-11-23T18:00:00Z');

test.each([
  [
    'its department',
    1,
    101,
    { from: '2026-11-24', to: '2026-11-25', carrier: 'Propio', note: 'Por la tarde' },
  ],
  [
    'its municipality',
    1,
    108,
    { from: '2026-11-25', to: '2026-11-26', carrier: 'Propio', note: 'Por la tarde' },
  ],
  ['the rest of the country', 2, 0, { from: '2026-11-26', to: '2026-11-30', carrier: 'Guatex', note: '' }],
  ['holidays of its own', 3, 0, { from: '2026-11-27', to: '2026-12-01', carrier: 'Guatex', note: '' }],
])('a place has the days of %s, and its carrier', (_, departmentId, municipalityId, delivery) => {
  expect(deliveryTo(table, { departmentId, municipalityId }, now)).toEqual(delivery);
});

test('a place without a row has no delivery dates', () => {
  const [none, other] = [
    { ...table, rows: [] },
    { ...table, rows: [capital] },
  ];
  expect(deliveryTo(none, { departmentId: 1, municipalityId: 0 }, now)).toBeUndefined();
  expect(deliveryTo(other, { departmentId: 2, municipalityId: 0 }, now)).toBeUndefined();
});

const words = {
  on: ({ day }: { readonly day: string }) => `el ${day}`,
  between: ({ from, to }: { readonly from: string; readonly to: string }) => `entre el ${from} y el ${to}`,
};

test.each([
  ['2026-11-23', '2026-11-24', 'entre el lunes, 23 de noviembre y el martes, 24 de noviembre'],
  ['2026-11-23', '2026-11-23', 'el lunes, 23 de noviembre'],
] as const)('an arrival from %s to %s names each day once', (from, to, text) => {
  expect(arrivalText({ from, to }, 'es-GT', words)).toBe(text);
});
