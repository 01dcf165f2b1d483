import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { printFinding } from '../../../scripts/audit/finding.ts';
import { listDecisions, readCitable, readDocuments } from '../../../scripts/audit/source/citable.ts';
import { auditCitations, wrongCitations } from '../../../scripts/audit/source/citations.ts';

const CITABLE = readCitable({
  storefront: [
    '# Storefront',
    '## 2. Screens',
    '| Route | Purpose |',
    '| /login and /registrarse | The same screen. |',
    '### Header',
    '- Mini-cart: list of items.',
    '## 4. States',
    '**Articles filters**: toggling.',
  ].join('\n'),
  checkout: '## 5. Validation\n2. correo: text\n## 8. Errors\n| Situation | Message |',
  contract: '# Wire contract\n## Hosting\n### GET items/{sku}\n',
  interface: '# Words\n## Every page\n',
  rules: '- **D1, Money.** Cents.\n- **D12, Mi talla.** Set once.\n',
  records: [
    '# 0001. Floors\n\n22 November 2026. Accepted.\nDecisions: D103, Floors; D104, Module\nform.\n\n**Context.** D7, none.\n',
  ],
});

const wrong = (text: string): readonly string[] => wrongCitations(text, CITABLE);

describe('a citation resolves', () => {
  test.each([
    '(storefront §2)',
    '(storefront §2, /login and /registrarse)',
    '(storefront §2, Header; §4, Articles filters)',
    '(storefront §2, Mini-cart: with its lines)',
    '(storefront §2: the shell of a payment)',
    '(checkout §5, correo; §8)',
    '(storefront §4; checkout §8; contract, Hosting; decision 1, Money)',
    '(contract, GET items/{sku}: talla, color)',
    '(interface, Every page)',
    '(decision 12)',
    '(decisions 1, 12)',
    '(decision 103, Floors; decision 104, Module form)',
    '(decisions 12, 103)',
    '(RFC 9110 §15; a price is data)',
    'as RFC 9110 §15 has it, HTML 8.5.3 and WCAG 2.2 2.5.8',
    'the contract of a function, (a design) of ours, a storefront',
  ])('%s', (text) => {
    expect(wrong(`/** Something ${text}. */`)).toEqual([]);
  });

  test('across the lines of a comment', () => {
    expect(wrong('/**\n * Cents (decision\n * 1, Money; contract,\n * Hosting).\n */')).toEqual([]);
    expect(wrong('// Cents (decision\n  // 1, Money).')).toEqual([]);
  });
});

describe('a citation fails', () => {
  test.each([
    ['(storefront §3)', 'storefront §3'],
    ['(storefront §2, Footer)', 'storefront §2, Footer'],
    ['(storefront §2, Head)', 'storefront §2, Head'],
    ['(checkout §8; §5, telefono)', '§5, telefono'],
    ['(contract, Storage)', 'contract, Storage'],
    ['(contract)', 'contract'],
    ['(interface, Lists)', 'interface, Lists'],
    ['(decision 2)', 'decision 2'],
    ['(decision 1, Mi talla)', 'decision 1, Mi talla'],
    ['(decisions 1, 2)', 'decisions 1, 2'],
    ['(decision 7)', 'decision 7'],
    ['(decision 103, Doors)', 'decision 103, Doors'],
    ['(§5)', '§5'],
  ])('if it does not resolve: %s', (text, citation) => {
    expect(wrong(`/** Something ${text}. */`)).toEqual([citation]);
  });

  test.each([
    ['storefront §2 says so', '§2'],
    ['as decision 12 says', 'decision 12'],
    ['(ux 18)', 'ux 18'],
    ['(adversarial C05)', 'adversarial'],
    ['(C05)', '(C05)'],
    ['(ui, Lists)', '(ui, Lists)'],
    ['(design, Targets)', '(design, Targets)'],
    ['(issue: proof)', '(issue: proof)'],
    ['as the storefront spec says', 'storefront spec'],
    ['(design §6)', 'design §6'],
    ['(checkout spec §8)', 'checkout spec §8'],
  ])('if it has another form: %s', (text, citation) => {
    expect(wrong(`/** Something ${text}. */`)).toContain(citation);
  });

  test('in a test name too, and the finding names the file', () => {
    const findings = auditCitations(
      [{ file: 'tests/a.test.ts', text: `test('adds up (decision 2)', () => {});` }],
      CITABLE,
    );
    expect(findings.map(printFinding)).toEqual([
      expect.stringMatching(/^tests\/a\.test\.ts: cites 'decision 2'/),
    ]);
  });
});

test('every rule and decision of the documents has a unique number and name', () => {
  const documents = readDocuments(resolve(import.meta.dirname, '../../..'));
  const { sections, headings, decisions } = readCitable(documents);
  expect([...sections.keys()]).toEqual(expect.arrayContaining(['storefront 9', 'checkout 9']));
  expect([...headings]).toEqual(expect.arrayContaining(['contract, Hosting', 'interface, Lists']));
  const numbers = listDecisions(documents).map(([number]) => number);
  expect(numbers).toContain(103);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(new Set(decisions.values()).size).toBe(numbers.length);
});
