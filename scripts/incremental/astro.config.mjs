/** The configuration of the shop for builds that take what they can from the last one (`commands/build-site.ts`). */
import config from '../../astro.config.mjs';
import { reuseBundle } from './reuse-bundle.ts';

export default { ...config, integrations: [...config.integrations, reuseBundle()] };
