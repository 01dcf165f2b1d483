import { expect, test } from 'vitest';
import { printFinding } from '../../../scripts/audit/finding.ts';
import { readStructuredData } from '../../../scripts/audit/site/structured-data.ts';

const read = (json: string): readonly string[] =>
  readStructuredData('a.html', `<script type="application/ld+json">${json}</script>`).map(printFinding);

test('structured data that parses and names its subject passes', () => {
  expect(read('{"@context":"https://schema.org","@type":"Product","name":"A"}')).toEqual([]);
});

test.each([
  ['{"@context":"https://schema.org","@type":"Product",}', /JSON/],
  ['{"@type":"Product"}', /@context/],
  ['{"@context":"https://schema.org"}', /@type/],
  ['[]', /object/],
])('%s is found', (json, fault) => {
  expect(read(json).join()).toMatch(fault);
});

test('other scripts are not read', () => {
  expect(readStructuredData('a.html', '<script type="module">const a = {</script>')).toEqual([]);
});
