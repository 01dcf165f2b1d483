/** The matrix as it stands in `.docs/faults.md`. */
import { FAULT_NAMES, FAULTS } from './faults.ts';
import { CALL_NAMES, MATRIX } from './matrix/matrix.ts';

const HEAD = `# What a fault comes to

Each call of the [contract](contract.md) that a shopper's browser makes × each fault of it. Generated from \`tests/faults/\` (\`npx vitest
run --config tests/vitest.config.ts tests/faults -u\`), and held by \`npm test\`: every cell by the stores' verbs
(\`tests/faults/stores.test.ts\`), and in a browser (\`tests/e2e/faults/\`; those of \`POST /api/v1/invoices\` on the checkout
alone, \`tests/faults/invoice.browser.test.tsx\`, because the tests' shop takes cards). Whatever the fault: nothing is thrown past
the edge, no flag of loading stays on, what is named under *Stays* stays, and the next try works. Menu, lists, new items,
parameters and form catalogs are asked for by the build alone, which fails or leaves out what it could not read (\`tests/unit/snapshot/\`).
`;

const cell = (text: string): string => text.replaceAll('|', '\\|');
const row = (...cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

function section(name: (typeof CALL_NAMES)[number]): string {
  const { method, path, where, good, stays, cells } = MATRIX[name];
  const lines = FAULT_NAMES.map((fault) => {
    const { outcome, says } = cells[fault];
    return row(FAULTS[fault], `\`${outcome}\``, says || 'nothing');
  });
  return [
    `## ${method} ${path}`,
    '',
    `At: ${where}. Stays: ${stays}. A good answer: \`${good}\`.`,
    '',
    row('fault', 'outcome', 'the shopper reads'),
    row('---', '---', '---'),
    ...lines,
    '',
  ].join('\n');
}

/** The whole page. */
export function matrixPage(): string {
  return [HEAD, ...CALL_NAMES.map(section)].join('\n');
}
