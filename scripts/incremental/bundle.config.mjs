/** The configuration of a process that only bundles: nothing of what is done to pages (`bundle-only.ts`). */
import config from '../../astro.config.mjs';
import { bundleOnly } from './bundle-only.ts';

const integrations = config.integrations.filter(({ name }) => name !== 'publish');

export default { ...config, integrations: [...integrations, bundleOnly(process.env.BUNDLE_CACHE)] };
