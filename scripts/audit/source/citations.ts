/**
 * Checks that every citation in comments and test names resolves to a document of `.docs/`. A citation is in round
 * brackets, several are separated by semicolons: a section of the specification, optionally with a label; a heading of the
 * contract or the interface; a rule or decision by number, a single one optionally with its name. After a colon any text
 * may follow. Standards are not checked.
 */

import type { Finding } from '../finding.ts';
import type { Citable } from './citable.ts';

/** A file with citations. */
export interface CitingFile {
  /** Path from the project's root. */
  readonly file: string;
  readonly text: string;
}

/** Citations of documents that are not in the repository. */
const ELSEWHERE = [
  /\bux \d+/g,
  /\badversarial\b/gi,
  /\bdesign §/g,
  /\b(?:storefront|checkout) spec\b/gi,
  /\((?:ui|design), [^()]*\)/g,
  /\(issue\b[^()]*\)/g,
  /\((?:[A-Z]\d\d, )*[A-Z]\d\d\)/g,
];

/** Joins the lines of a comment, because a citation may span several lines. */
const flatten = (text: string): string => text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?[ \t]*/g, ' ');

const SECTION = /^(storefront|checkout|) ?§(\d+)(?:, ([^:]+))?(?::.*)?$/;
const HEADING = /^((?:contract|interface), [^:]+)(?::.*)?$/;
const DECISION = /^decisions? (\d+(?:, \d+)*)(?:, ([^:]+))?(?::.*)?$/;
const STANDARD = /^(?:RFC|HTML|WCAG|ARIA|WAI-ARIA|CSS|CSP) /;

/** Whether a label of a section contains these words. */
function hasLabel(labels: readonly string[], words: string): boolean {
  const wanted = ` ${words.toLowerCase()} `;
  return labels.some((label) => ` ${label.toLowerCase().replace(/[(),]/g, ' ')} `.includes(wanted));
}

function checkSection({ sections }: Citable, section: string, label: string | undefined): boolean {
  const labels = sections.get(section);
  return labels !== undefined && (label === undefined || hasLabel(labels, label));
}

function checkDecision({ decisions }: Citable, numbers: string, name: string | undefined): boolean {
  const names = numbers.split(', ').map((number) => decisions.get(Number(number)));
  return (
    names.every((each) => each !== undefined) &&
    (name === undefined || (names.length === 1 && names[0] === name))
  );
}

/** The unresolved citations of one pair of round brackets. */
function wrongIn(brackets: string, citable: Citable): readonly string[] {
  let document = '';
  return brackets.split(';').flatMap((each) => {
    const part = each.trim();
    const section = SECTION.exec(part);
    if (section) {
      document = section[1] || document;
      return checkSection(citable, `${document} ${section[2]}`, section[3]) ? [] : [part];
    }
    const decision = DECISION.exec(part);
    if (decision) return checkDecision(citable, decision[1] ?? '', decision[2]) ? [] : [part];
    const heading = HEADING.exec(part);
    if (heading) return citable.headings.has(heading[1] ?? '') ? [] : [part];
    return /§|^decisions? \d|^contract$/.test(part) && !STANDARD.test(part) ? [part] : [];
  });
}

/** The citations of a text that do not resolve or are malformed. */
export function wrongCitations(text: string, citable: Citable): readonly string[] {
  const flat = flatten(text);
  const wrong = [...flat.matchAll(/\(([^()]*)\)/g)].flatMap(([, inside = '']) => wrongIn(inside, citable));
  const outside =
    flat.replace(/\([^()]*\)/g, '').match(/(?<!(?:RFC|HTML) [\d.]+ )§ ?\d+|\bdecisions? \d+/g) ?? [];
  const elsewhere = ELSEWHERE.flatMap((form) => flat.match(form) ?? []);
  return [...wrong, ...outside, ...elsewhere];
}

/** Reports files whose citations do not resolve. */
export function auditCitations(files: readonly CitingFile[], citable: Citable): readonly Finding[] {
  return files.flatMap(({ file, text }) =>
    wrongCitations(text, citable).map((citation) => ({
      file,
      message: `cites '${citation}', which is not in .docs/ or not in the form of scripts/audit/source/citations.ts`,
    })),
  );
}
