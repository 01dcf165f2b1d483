/**
 * Checks editors' files before a build and reports each mistake in plain words, with file and line. Astro only logs
 * invalid JSON and continues with the previous data; it reports other mistakes in technical words.
 */

import { SEARCH_TABLES } from '../../src/content/schemas/patterns.ts';
import { type Facts, fillFactsIn } from '../../src/shared/i18n/facts/facts.ts';
import { betweenFiles } from './between-files.ts';
import { COLLECTIONS, CONTENT } from './collections.ts';
import { conflictMarkers } from './conflict-markers.ts';
import type { ContentFile } from './content-file.ts';
import { factFaults } from './facts/fact-faults.ts';
import type { Fault } from './fault.ts';
import { partOf } from './fault.ts';
import { faultsIn } from './file-faults.ts';
import { isHelpPage, nearestPage } from './names/shop-pages.ts';
import { linesOf, type Readings, readings } from './readings.ts';
import { textFaults } from './text-faults.ts';
import { faultLine, UNREADABLE, WRONG } from './words.ts';

/** Files without a schema: the words of the search. */
const OTHER_JSON = SEARCH_TABLES.map((name) => `${CONTENT}/${name}`);

/** Missing pages that words of a search lead to. */
const helpFaults = (root: string, data: unknown): readonly Fault[] =>
  (Array.isArray(data) ? data : []).flatMap((place: unknown, at) => {
    const page = partOf(place, ['page']);
    if (typeof page !== 'string' || isHelpPage(page)) return [];
    return [{ path: [at, 'page'], what: WRONG.page(page, nearestPage(root, page)) }];
  });

/** Lines about a required single file. */
const linesOfOnly = (looked: Readings, file: string): readonly string[] =>
  looked.filesOf(file).length === 0
    ? [faultLine(file, {}, UNREADABLE.noFile)]
    : linesOf(looked, file, ({ data }) => helpFaults(looked.root, data));

/** A file with its facts filled in, as a build reads it. */
const withFilledFacts = (content: ContentFile, facts: Facts | undefined): ContentFile =>
  facts ? { ...content, data: fillFactsIn(content.data, facts) } : content;

/** Whether a line is about a file. */
const isAbout = (line: string, file: string): boolean =>
  line.startsWith(`${file}:`) || line.startsWith(`${file},`);

/** All mistakes in editors' files, one line each; empty if everything can be built. */
export function contentFaults(root: string): readonly string[] {
  const conflicts = conflictMarkers(root);
  const files = [...conflicts.keys()];
  const others = faultsOfFiles(root).filter((line) => !files.some((file) => isAbout(line, file)));
  return [...[...conflicts.values()].flat(), ...others];
}

function faultsOfFiles(root: string): readonly string[] {
  const looked = readings(root);
  const { facts } = looked;
  const ofCollections = Object.values(COLLECTIONS).flatMap((collection) => {
    const pattern = `${CONTENT}/${collection.pattern}`;
    const files = looked.filesOf(pattern);
    if (collection.isTable && files.length === 0) return [faultLine(pattern, {}, UNREADABLE.noFile)];
    return files.flatMap((file) =>
      linesOf(looked, file, (content) => [
        ...faultsIn(collection, { root, file }, withFilledFacts(content, facts)),
        ...(facts && collection !== COLLECTIONS.reviews ? factFaults(content, facts) : []),
      ]),
    );
  });
  const others = OTHER_JSON.flatMap((file) => linesOfOnly(looked, file));
  const pictures = looked
    .filesOf(`${CONTENT}/**/*.[sS][vV][gG]`)
    .map((file) => faultLine(file, {}, UNREADABLE.svg));
  return [...ofCollections, ...pictures, ...betweenFiles(looked), ...others, ...textFaults(looked)];
}
