/**
 * The first test that fails ends the run for a change: first the tests of the changed file itself, then the quick ones.
 */
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

export class NearestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, related = [] } = this.ctx.config;
    // Stryker names the changed file here; on its first run it names all of them.
    const [changed] = related.length === 1 ? related : [];
    const room = changed && relative(`${root}/src`, changed).replace(/[^/]+$/, '');
    const distance = ({ moduleId }: TestSpecification): number =>
      room && moduleId.startsWith(`${root}/tests/unit/${room}`) ? 0 : 1;
    const duration = (specification: TestSpecification): number =>
      this.ctx.cache.getTestSpecificationResult(specification)?.duration ?? 0;
    return specifications.toSorted(
      (one, other) => distance(one) - distance(other) || duration(one) - duration(other),
    );
  }
}
