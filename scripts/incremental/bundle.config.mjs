/** The configuration of a process that only bundles: nothing of what is done to pages (`make-bundle.ts`). */
import config from '../../astro.config.mjs';
import { makeBundle } from './make-bundle.ts';

const integrations = config.integrations.filter(({ name }) => name !== 'publish');

export default { ...config, integrations: [...integrations, makeBundle(process.env.BUNDLE_CACHE)] };
