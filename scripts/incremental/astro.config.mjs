/** The configuration that the shop's own builds have (`commands/build-site.ts`): the bundle is made by another process, or kept. */
import config from '../../astro.config.mjs';
import { reuseBundle } from './reuse-bundle.ts';

export default { ...config, integrations: [...config.integrations, reuseBundle(process.env.BUNDLE_CACHE)] };
