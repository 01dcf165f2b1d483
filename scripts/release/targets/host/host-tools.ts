/** The tools of hosts that take a whole folder and show it in one step: what each of them is called with. */
import { dirname, join } from 'node:path';
import { NETLIFY_FUNCTION } from '../../../publish/hosts/return-page.ts';
import type { HostName } from '../address.ts';
import type { Tool } from '../run-tool.ts';

/** A host's tool. */
export interface HostTool extends Tool {
  /** Variables that it cannot do without; it reads them itself. */
  readonly variables: readonly string[];
  /** Its words; `aside` is the folder with the files of the release that the host does not show. */
  readonly args: (site: string, project: string, aside: string) => readonly string[];
  /** Files of a site that the host reads itself, and sends to nobody. */
  readonly own: readonly string[];
  /** What keeps it from asking questions or telling others. */
  readonly quiet: Readonly<Record<string, string>>;
}

/** What visitors are shown is the deployment of this branch, unless a project names another as its own. */
const BRANCH = 'main';

export const HOST_TOOLS: Readonly<Record<HostName, HostTool>> = {
  'cloudflare-pages': {
    command: 'wrangler',
    install: 'npm install --global wrangler',
    variables: ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID'],
    args: (site, project) => [
      ...['pages', 'deploy', site, '--project-name', project],
      ...['--branch', BRANCH, '--commit-dirty=true'],
    ],
    own: ['_headers', '_redirects', '_routes.json', '_worker.js'],
    quiet: { CI: 'true', WRANGLER_SEND_METRICS: 'false' },
  },
  netlify: {
    command: 'netlify',
    install: 'npm install --global netlify-cli',
    variables: ['NETLIFY_AUTH_TOKEN'],
    args: (site, project, aside) => [
      ...['deploy', '--prod', '--no-build', '--dir', site],
      ...['--functions', join(aside, dirname(NETLIFY_FUNCTION)), '--site', project],
    ],
    own: ['_headers', '_redirects'],
    quiet: { CI: 'true' },
  },
};
