/** The features of the web that are newer than the oldest browsers of the shop (decision 10, Browsers). */
import { features } from 'web-features';
import { OLDEST } from '../../publish/browsers.ts';

/** All browsers, with Edge and both kinds of Safari. */
const BROWSERS = ['chrome', 'edge', 'firefox', 'safari', 'safari_ios'] as const;

interface Support {
  /** What people call the feature. */
  readonly name: string;
  /** The first version of each browser; undefined for those without it. */
  readonly since: Readonly<Record<(typeof BROWSERS)[number], string | undefined>>;
}

// Negated, so that an unknown version counts as newer.
const isNewer = (since: Support['since']): boolean =>
  BROWSERS.some(
    (browser) => !(Number.parseFloat((since[browser] ?? '').replace('≤', '')) <= OLDEST[browser]),
  );

const entries = Object.values(features).flatMap((feature) =>
  feature.kind === 'feature'
    ? Object.entries(feature.status.by_compat_key ?? {}).map(([key, { support }]) => {
        const { chrome, edge, firefox, safari, safari_ios } = support;
        return [key, { name: feature.name, since: { chrome, edge, firefox, safari, safari_ios } }] as const;
      })
    : [],
);

/** The keys of all features. */
export const ALL: readonly string[] = entries.map(([key]) => key);

/** The features that at least one of the oldest browsers lacks. */
export const NEWER: ReadonlyMap<string, Support> = new Map(entries.filter(([, { since }]) => isNewer(since)));
