/** Which features of the web came after the oldest browsers the shop works in, by their keys in `web-features`. */
import { features } from 'web-features';
import { OLDEST } from '../../publish/browsers.ts';

/** A browser that the shop works in (decision 10, Browsers). */
type Browser = keyof typeof OLDEST;
/** All browsers, with Edge and both kinds of Safari. */
const BROWSERS: readonly Browser[] = ['chrome', 'edge', 'firefox', 'safari', 'safari_ios'];

/** Since when browsers know something; undefined for those that do not. */
export interface Support {
  /** What people call it. */
  readonly name: string;
  readonly since: Readonly<Record<Browser, string | undefined>>;
}

const isNewer = (since: Support['since']): boolean =>
  // Negated, so that what is not known at all is newer too.
  BROWSERS.some(
    (browser) => !(Number.parseFloat((since[browser] ?? '').replace('≤', '')) <= OLDEST[browser]),
  );

function readNewer(): ReadonlyMap<string, Support> {
  const newer = new Map<string, Support>();
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue;
    for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {})) {
      const { chrome, edge, firefox, safari, safari_ios } = support;
      const since = { chrome, edge, firefox, safari, safari_ios };
      if (isNewer(since)) newer.set(key, { name: feature.name, since });
    }
  }
  return newer;
}

/** The features that are newer than the oldest browser of one kind at least. */
export const NEWER = readNewer();

/** Every feature there is a key of. */
export const ALL: readonly string[] = Object.values(features).flatMap((feature) =>
  feature.kind === 'feature' ? Object.keys(feature.status.by_compat_key ?? {}) : [],
);
