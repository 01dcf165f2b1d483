/**
 * The details of a large catalogue, of which somebody else reads the second half meanwhile: to read an article takes half a
 * millisecond, and nothing else of a build can begin before all are read (decision 189, Two readers).
 */
import type { Product } from '#features/product/rules/product.ts';
import type { Session } from '../session.ts';
import { SnapshotError } from '../snapshot-error.ts';
import type { LeftOut } from '../snapshot-fault.ts';
import { allowedFailures, collectDetails, type DetailSink } from './details.ts';

/** Answers the articles that have no detail. Rejects with `SnapshotError` where these are too many. */
export async function collectInParts(
  session: Session,
  products: readonly Product[],
  imageBase: string,
  taking: DetailSink,
): Promise<readonly LeftOut[]> {
  const { source, rejected, repeated } = session;
  const { second } = source;
  const { join } = taking.details;
  const allowed = allowedFailures(products.length, source.failureShare);
  if (!second || !join || products.length < second.worthwhile)
    return collectDetails(session, products, imageBase, { ...taking, allowed });
  const half = Math.ceil(products.length / 2);
  // Both together ask for no more at a time than one.
  const concurrency = Math.ceil(source.concurrency / 2);
  const firstSession = { ...session, source: { ...source, concurrency } };
  const [own, part] = await Promise.all([
    collectDetails(firstSession, products.slice(0, half), imageBase, { ...taking, allowed }),
    second.read({ rows: products.slice(half), imageBase, allowed, concurrency }),
  ]);
  join(part.details);
  for (const [sku, article] of part.shown) taking.shown.set(sku, article);
  rejected.push(...part.rejected);
  repeated.push(...part.repeated);
  const leftOut = [...own, ...part.leftOut];
  const last = leftOut.at(-1);
  if (last && leftOut.length > allowed)
    throw new SnapshotError(
      { apiUrl: source.apiUrl, path: last.path },
      { kind: 'many-left-out', last: last.fault, count: leftOut.length, allowed },
    );
  return leftOut;
}
