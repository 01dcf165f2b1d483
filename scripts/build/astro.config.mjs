/** The configuration of a build: Astro only bundles (`adapter.ts`). */
import config, { scripts } from '../../astro.config.mjs';
import { bundleAdapter } from './adapter.ts';

export default { ...config, adapter: bundleAdapter(scripts) };
