/** The readable page equals the table from which the tests are made. */
import { expect, test } from 'vitest';
import { FAULT_NAMES } from './faults.ts';
import { matrixPage } from './markdown.ts';
import { CALL_NAMES, MATRIX } from './matrix/matrix.ts';

test('tests/faults/faults.md is the matrix of today', async () => {
  await expect(matrixPage()).toMatchFileSnapshot('./faults.md');
});

test('every call has an answer to every fault, and a message wherever the shopper still waits', () => {
  for (const name of CALL_NAMES) {
    const { cells } = MATRIX[name];
    expect(Object.keys(cells).sort()).toEqual(FAULT_NAMES.map(String).sort());
    for (const fault of FAULT_NAMES.filter((each) => each !== 'left')) expect(cells[fault].says).not.toBe('');
  }
});
