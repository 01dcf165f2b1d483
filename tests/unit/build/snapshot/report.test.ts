import { expect, test } from 'vitest';
import { reportLines, type SnapshotIssues } from '#build/snapshot/report.ts';

const NONE: SnapshotIssues = { leftOut: [], rejected: [], unnamed: [], settingNotes: [], repeated: [] };

test('of many rows the first twenty are listed, the rest is counted', () => {
  const rows = Array.from({ length: 23 }, (_, index) => ({ call: '/x', list: 'data', index, path: 'Sku' }));
  const lines = reportLines({ ...NONE, rejected: rows });
  expect(lines).toHaveLength(21);
  expect(lines[0]).toBe('Row data[0] of GET /x left out: "Sku"');
  expect(lines.at(-1)).toBe('… and 3 more');
});

test('nothing left out means no report', () => {
  expect(reportLines(NONE)).toEqual([]);
});

test('an article whose sku cannot name a page is reported', () => {
  expect(reportLines({ ...NONE, unnamed: ['A#1'] })).toEqual([expect.stringContaining('A#1')]);
});

test('an unreadable parameter is named with its value, and one with several values with the used one', () => {
  const unread = {
    setting: 'whatsapp',
    parameter: 'CANALWHATSAPP',
    value: 'pendiente',
    used: '',
    isRead: false,
  } as const;
  const several = {
    ...unread,
    value: '3232-3232 / 3333-4444',
    used: 'https://wa.me/50232323232',
    isRead: true,
  };
  expect(reportLines({ ...NONE, settingNotes: [unread, several] })).toEqual([
    'Parameter CANALWHATSAPP cannot be read: "pendiente"',
    'Parameter CANALWHATSAPP holds more than one value, and the first is used: "3232-3232 / 3333-4444", https://wa.me/50232323232',
  ]);
});
