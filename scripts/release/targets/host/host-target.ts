/** A host whose own tool uploads what it does not have yet and then shows all of it at once. */
import { join } from 'node:path';
import { EXIT, PublishFailure } from '../../failure.ts';
import { HASHED } from '../../folder/release-files.ts';
import { type ReleaseStore, readRecords } from '../../folder/releases.ts';
import type { Address } from '../address.ts';
import { excessOf, HOST_LIMITS } from '../limits.ts';
import { runTool } from '../run-tool.ts';
import type { Target, TargetContext } from '../target.ts';
import { excessLine, TARGET_MESSAGES } from '../words.ts';
import { HOST_TOOLS } from './host-tools.ts';
import { withoutOthers } from './other-hosts.ts';

const nothing = async (): Promise<void> => undefined;

/** The target that a project of a host is. */
export function hostTarget(
  store: ReleaseStore,
  { host, project }: Extract<Address, { kind: 'host' }>,
  context: TargetContext,
): Target {
  const { options } = context;
  const env = { ...process.env, ...context.env };
  const tool = HOST_TOOLS[host];
  const missing = tool.variables.filter((name) => !env[name]);
  // Before anything is fetched and built.
  if (missing.length > 0 && !options.isDryRun)
    throw new PublishFailure(EXIT.usage, TARGET_MESSAGES.noVariable(missing));
  return {
    store,
    showsCompressed: false,
    resumes: true,
    reach: nothing,
    async accept(site) {
      const lent = readRecords(store).flatMap(({ assets }) => assets.map((asset) => `${HASHED}/${asset}`));
      const limits = { ...HOST_LIMITS[host], ...(options.maxFiles && { files: options.maxFiles }) };
      const excess = await excessOf(site, lent, limits);
      if (excess.length > 0)
        throw new PublishFailure(EXIT.limit, TARGET_MESSAGES.tooMuch(host), [
          ...excess.map(excessLine),
          ...(excess.some(({ kind }) => kind === 'files') ? [TARGET_MESSAGES.fewerFiles] : []),
        ]);
    },
    put: nothing,
    prepare: nothing,
    async show({ id }) {
      const site = store.siteOf(id);
      const aside = join(store.folder, 'aside', id);
      const args = tool.args(site, project, aside);
      const call = { args, cwd: store.folder, env: { ...env, ...tool.quiet } };
      const { own } = tool;
      const { code, lastLines } = await withoutOthers({ site, aside, own }, () => runTool(tool, call));
      if (code !== 0)
        throw new PublishFailure(EXIT.target, TARGET_MESSAGES.toolFailed(tool.command, code), lastLines);
    },
    tidy: nothing,
  };
}
