/** Reports contradictions between files and wrong file names before they stop a build with a technical message. */
import { LANDING_NAME } from '../../src/features/catalogue/rules/landing-rule.ts';
import { DOCUMENT_NAMES } from '../../src/features/document/rules/document-names.ts';
import { defaultLocale, locales } from '../../src/shared/i18n/locales.ts';
import { COLLECTIONS, CONTENT } from './collections.ts';
import { type Fault, type Path, partOf } from './fault.ts';
import { linesAt, type Readings } from './readings.ts';
import { BETWEEN, faultLine, UNREADABLE } from './words.ts';

type CollectionName = keyof typeof COLLECTIONS;

const filesOf = ({ filesOf: find }: Readings, name: CollectionName): readonly string[] =>
  find(`${CONTENT}/${COLLECTIONS[name].pattern}`);

/** The data of a file; undefined where it cannot be read, which is reported separately. */
function dataOf({ read }: Readings, file: string): unknown {
  const content = read(file);
  return 'fault' in content ? undefined : content.data;
}

/** Lines about a readable file. */
function at({ read }: Readings, file: string, faults: readonly Fault[]): readonly string[] {
  const content = read(file);
  return 'fault' in content ? [] : linesAt(file, content, faults);
}

/** The name of a file without its folder and extension. */
const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');

/** File names that cannot be a page's address. */
const namesOfLandingPages = (looked: Readings): readonly string[] =>
  filesOf(looked, 'landingPages')
    .filter((file) => !LANDING_NAME.test(nameOf(file)))
    .map((file) => faultLine(file, {}, BETWEEN.landingName));

/** English texts of landing pages without a Spanish file. */
function landingPagesInEnglish(looked: Readings): readonly string[] {
  const pages = new Set(filesOf(looked, 'landingPages'));
  return filesOf(looked, 'landingPagesInEnglish').flatMap((file) => {
    const spanish = file.replace('/en/', `/${defaultLocale}/`);
    return pages.has(spanish) ? [] : [faultLine(file, {}, BETWEEN.noSpanish(spanish))];
  });
}

/** Files of a collection about an article that an earlier file already covers. */
function sameArticles(looked: Readings, name: 'reviews' | 'videos'): readonly string[] {
  const known = new Map<string, string>();
  return filesOf(looked, name).flatMap((file) => {
    const sku = partOf(dataOf(looked, file), ['sku']);
    if (typeof sku !== 'string') return [];
    const other = known.get(sku.trim());
    if (other !== undefined)
      return at(looked, file, [{ path: ['sku'], what: BETWEEN.sameArticle(sku, other) }]);
    known.set(sku.trim(), file);
    return [];
  });
}

const DELIVERY = `${CONTENT}/${COLLECTIONS.delivery.pattern}`;
const RETURNS = `${CONTENT}/${COLLECTIONS.returnTerms.pattern}`;
const DEFAULT = 'default';

/** Faults of each department's terms; the default terms are on every page. */
function deliveryFaults(data: unknown, terms: unknown): readonly Fault[] {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return [];
  const noDefault = DEFAULT in data ? [] : [{ path: [], what: BETWEEN.noDefault }];
  if (typeof terms !== 'object' || terms === null) return noDefault;
  const noTerms = Object.keys(data).flatMap((id) => {
    const path: Path = [id, 'returns'];
    const name = partOf(data, path);
    const isThere = typeof name !== 'string' || name.trim() === '' || Object.hasOwn(terms, name.trim());
    return isThere ? [] : [{ path, what: BETWEEN.noTerms(name, RETURNS) }];
  });
  return [...noDefault, ...noTerms];
}

/** Missing documents that pages need. */
function missingDocuments(looked: Readings): readonly string[] {
  const files = new Set(filesOf(looked, 'documents'));
  return locales
    .flatMap((language) => DOCUMENT_NAMES.map((name) => `${CONTENT}/documents/${language}/${name}.md`))
    .filter((file) => !files.has(file))
    .map((file) => faultLine(file, {}, UNREADABLE.noFile));
}

/** Lines about contradictions between files. */
export function betweenFiles(looked: Readings): readonly string[] {
  const hasDelivery = filesOf(looked, 'delivery').length > 0 && filesOf(looked, 'returnTerms').length > 0;
  return [
    ...missingDocuments(looked),
    ...namesOfLandingPages(looked),
    ...landingPagesInEnglish(looked),
    ...sameArticles(looked, 'reviews'),
    ...sameArticles(looked, 'videos'),
    ...(hasDelivery
      ? at(looked, DELIVERY, deliveryFaults(dataOf(looked, DELIVERY), dataOf(looked, RETURNS)))
      : []),
  ];
}
