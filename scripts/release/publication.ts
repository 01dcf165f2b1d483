/** What one publication works with, and how it ends. */
import type { ShopNames, UnknownName } from '../content/names/shop-names.ts';
import type { Build } from './early-build.ts';
import type { Facts } from './facts/facts.ts';
import type { PublishOptions } from './options.ts';
import type { Reporter } from './report.ts';
import type { Target } from './targets/target.ts';

/** What the project itself puts into a shop. */
export type OwnFacts = Pick<Facts, 'files' | 'program'>;

/** What a publication works with. */
export interface Publication {
  readonly options: PublishOptions;
  readonly target: Target;
  /** Folder of this target's own, for what is fetched and built. */
  readonly work: string;
  readonly build: Build;
  /** What the project itself puts into the shop. */
  readonly content: () => OwnFacts;
  /** What is wrong with what editors have written. */
  readonly faults?: (() => readonly string[]) | undefined;
  /** What editors probably did not mean, a line each; `phone` is that of the services, '' without one. */
  readonly notices?: ((phone: string) => Promise<readonly string[]>) | undefined;
  /** Names in editors' files that the shop does not have. */
  readonly unknownNames?: ((shop: ShopNames) => readonly UnknownName[]) | undefined;
  /** The packages that the shop is made with, for who asks later. */
  readonly packages?: (() => Promise<string>) | undefined;
  readonly report: Reporter;
  readonly sleep: (ms: number) => Promise<unknown>;
}

/** How a publication ended well. */
export interface Outcome {
  readonly result: 'published' | 'nothing-changed' | 'dry-run' | 'moved' | 'listed' | 'held';
  /** The live release. */
  readonly id: string;
  readonly lines: readonly string[];
}
