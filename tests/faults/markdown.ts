/** Writes the matrix of faults as the page `tests/faults/faults.md`. */
import { FAULT_NAMES, FAULTS } from './faults.ts';
import { CALL_NAMES, MATRIX } from './matrix/matrix.ts';

const HEAD = `# Faults

The expected result of every fault of every call of the [contract](../../.docs/contract.md) that a shopper's browser makes. Generated from
\`tests/faults/\` (\`npx vitest run --config tests/vitest.config.ts tests/faults -u\`). \`npm test\` checks every row with the stores
(\`tests/faults/stores.test.ts\`) and in a browser (\`tests/e2e/faults/\`; orders without a card in \`tests/faults/invoice.browser.test.tsx\`).
After any fault nothing is thrown past the edge, no loading flag stays on, what is named under *Stays* stays, and the next try works.
Menu, lists, new items, parameters and form catalogs are fetched by the build only (\`tests/unit/build/snapshot/\`).

| fault | what happens |
| --- | --- |
${FAULT_NAMES.map((name) => `| ${name} | ${FAULTS[name]} |`).join('\n')}
`;

const cell = (text: string): string => text.replaceAll('|', '\\|');
const row = (...cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

function section(name: (typeof CALL_NAMES)[number]): string {
  const { method, path, where, good, stays, cells } = MATRIX[name];
  // Faults with the same result share a row.
  const rows = Map.groupBy(FAULT_NAMES, (fault) => {
    const { outcome, says } = cells[fault];
    return row(`\`${outcome}\``, says || 'nothing');
  });
  const lines = [...rows].map(([result, faults]) => `| ${faults.join(', ')} ${result}`);
  return [
    `## ${method} ${path}`,
    '',
    `At: ${where}. Stays: ${stays}. A good answer: \`${good}\`.`,
    '',
    row('faults', 'outcome', 'the shopper reads'),
    row('---', '---', '---'),
    ...lines,
    '',
  ].join('\n');
}

/** The whole page. */
export function matrixPage(): string {
  return [HEAD, ...CALL_NAMES.map(section)].join('\n');
}
