/**
 * Packs a MiniSearch index into half of its bytes (decision 182, Files of data in columns): values by document number
 * become lists in the order of the documents, and the positions of a term become distances between documents.
 */
import type { AsPlainObject } from 'minisearch';
import { type Columns, fromColumns, haveEqualLengths, toColumns } from '#shared/codec/columns.ts';

/** How often a term occurs in each document; one number if they are all equal. */
type Counts = number | readonly number[];
/** The documents that have a term in a field, as distances from the previous one. */
type PackedField = readonly [field: number, distances: readonly number[], counts: Counts];
type Fields = AsPlainObject['index'][number][1];

/** An index without removed documents. */
export type PackedIndex = Omit<AsPlainObject, 'documentIds' | 'fieldLength' | 'storedFields' | 'index'> & {
  readonly ids: readonly unknown[];
  readonly lengths: readonly (readonly number[])[];
  readonly stored: Columns;
  readonly terms: readonly (readonly [term: string, ...fields: readonly PackedField[]])[];
};

function packFields(fields: Fields): readonly PackedField[] {
  return Object.entries(fields).map(([field, postings]): PackedField => {
    const documents = Object.keys(postings).map(Number);
    const counts = Object.values(postings);
    const [first = 0] = counts;
    return [
      Number(field),
      documents.map((document, at) => document - (documents[at - 1] ?? 0)),
      counts.every((count) => count === first) ? first : counts,
    ];
  });
}

function unpackFields(fields: readonly PackedField[]): Fields {
  return Object.fromEntries(
    fields.map(([field, distances, counts]) => {
      let document = 0;
      const postings: Record<number, number> = {};
      for (const [at, distance] of distances.entries()) {
        document += distance;
        postings[document] = typeof counts === 'number' ? counts : (counts[at] ?? 0);
      }
      return [field, postings];
    }),
  );
}

/** Packs the result of `MiniSearch.toJSON`. */
export function packIndex({
  documentIds,
  fieldLength,
  storedFields,
  index,
  ...rest
}: AsPlainObject): PackedIndex {
  return {
    ...rest,
    ids: Object.values(documentIds),
    lengths: Object.values(fieldLength),
    stored: toColumns(Object.values(storedFields)),
    terms: index.map(([term, fields]) => [term, ...packFields(fields)]),
  };
}

/**
 * Unpacks an index for `MiniSearch.loadJS`.
 * @throws Error if its columns have different lengths, because every search would fail
 */
export function unpackIndex({ ids, lengths, stored, terms, ...rest }: PackedIndex): AsPlainObject {
  if (!haveEqualLengths({ ...stored, ids, lengths }))
    throw new Error('The index of the suggestions is damaged.');
  return {
    ...rest,
    documentIds: { ...ids },
    fieldLength: Object.fromEntries(lengths.map((each, document) => [document, [...each]])),
    storedFields: { ...fromColumns(stored) },
    index: terms.map(([term, ...fields]) => [term, unpackFields(fields)]),
  };
}
