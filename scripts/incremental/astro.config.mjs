/**
 * The configuration that the shop's own builds have (`commands/build-site.ts`): the bundle is made by another process, or kept, and the
 * snapshot is taken meanwhile.
 */
import config from '../../astro.config.mjs';
import { readEnvironment } from '../astro/environment.ts';
import { earlySnapshot } from './early-snapshot.ts';
import { reuseBundle } from './reuse-bundle.ts';

const { apiUrl } = readEnvironment(process.env.NODE_ENV ?? 'production', process.cwd());

export default {
  ...config,
  integrations: [...config.integrations, earlySnapshot(apiUrl), reuseBundle(process.env.BUNDLE_CACHE)],
};
