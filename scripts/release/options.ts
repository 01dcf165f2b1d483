/** The command line of `npm run publish` and the variables that stand in for it. */
import { parseArgs } from 'node:util';
import { parseUrl } from '../../src/shared/http/parse-url.ts';
import { DEFAULT_API } from '../astro/defaults.ts';
import { maskCredentials } from '../commands/mask-credentials.ts';
import { EXIT, PublishFailure } from './failure.ts';
import { type Address, readAddress } from './targets/address.ts';
import { USAGE } from './words.ts';

/** What a run is to do. */
export type Act =
  | { readonly kind: 'help' }
  | { readonly kind: 'publish' }
  | { readonly kind: 'releases' }
  | { readonly kind: 'watch'; readonly everyMs: number }
  | { readonly kind: 'listen'; readonly port: number; readonly host: string; readonly secret: string }
  | { readonly kind: 'back' | 'forward'; readonly count: number };

/** The options of a run. */
export interface PublishOptions {
  readonly act: Act;
  readonly target: Address;
  /** Where visitors find the shop; '' when it is not looked at. */
  readonly live: string;
  /** Command that makes the server read its configuration again; '' where there is none. */
  readonly reload: string;
  /** Whether the nginx there has its module for files that were compressed with brotli. */
  readonly hasBrotli: boolean;
  readonly apiUrl: string;
  /** How many releases are kept, the live one included. */
  readonly keep: number;
  /** Most files that the host takes, where the plan is not the one that costs nothing; 0 when nothing is said. */
  readonly maxFiles: number;
  readonly articlesGone: number;
  readonly menuGone: number;
  readonly parallel: number;
  readonly failureShare: string | undefined;
  /** Skus that a quick look asks for in any case; undefined where the look is a complete one. */
  readonly quick: readonly string[] | undefined;
  readonly isConfirmed: boolean;
  readonly isForced: boolean;
  readonly isDryRun: boolean;
  readonly isJson: boolean;
}

const OPTIONS = {
  to: { type: 'string' },
  live: { type: 'string' },
  reload: { type: 'string' },
  brotli: { type: 'boolean', default: false },
  keep: { type: 'string' },
  'max-files': { type: 'string' },
  'articles-gone': { type: 'string' },
  'menu-gone': { type: 'string' },
  parallel: { type: 'string' },
  watch: { type: 'string' },
  listen: { type: 'string' },
  host: { type: 'string', default: '127.0.0.1' },
  rollback: { type: 'boolean', default: false },
  forward: { type: 'boolean', default: false },
  releases: { type: 'boolean', default: false },
  quick: { type: 'boolean', default: false },
  article: { type: 'string', multiple: true },
  confirm: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

type Values = ReturnType<typeof parse>['values'];
type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULTS = { keep: 5, articlesGone: 0.1, menuGone: 0.2, parallel: 8 } as const;
const MAX_KEPT = 100;
const MAX_FILES = 10_000_000;
const MAX_PARALLEL = 64;

const wrong = (message: string): PublishFailure => new PublishFailure(EXIT.usage, message);

function parse(args: readonly string[]) {
  // `--rollback=2` is what others write for `--rollback 2`.
  const plain = args.flatMap((arg) => (/^--(rollback|forward)=/.test(arg) ? arg.split('=') : [arg]));
  try {
    return parseArgs({ args: plain, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw wrong(USAGE.unknown(unknownPart(error)));
  }
}

/** What of a command line cannot be read, without the words that Node has for it. */
function unknownPart(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /'(--?[\w-]+)/.exec(message)?.[1] ?? message;
}

/**
 * Options that npm takes for its own where nobody has written `--` before them: it leaves them in variables. `force` and `json` may
 * as well stand in somebody's `.npmrc`, and nothing is lost with them but what was to be seen.
 */
const TAKEN_BY_NPM = [
  'dry-run',
  'confirm',
  'quick',
  'rollback',
  'forward',
  'releases',
  'article',
  'to',
  'live',
  'watch',
  'listen',
  'keep',
  'max-files',
  'articles-gone',
  'menu-gone',
] as const;

/** npm takes `--to` for the beginning of one of its options. */
const NAME_OF_NPM: Readonly<Record<string, string>> = { to: 'token_description' };
const NOT_TAKEN: readonly (string | undefined)[] = [undefined, '', 'false', 'null', 'undefined'];

/** A rehearsal would be a publication without its option. */
function refuseLost(values: Values, env: Environment): void {
  if (values.help) return;
  for (const name of TAKEN_BY_NPM) {
    const taken = env[`npm_config_${NAME_OF_NPM[name] ?? name.replace('-', '_')}`];
    if (values[name] || NOT_TAKEN.includes(taken)) continue;
    const isPlain = taken === 'true' || taken?.includes('\n');
    throw wrong(USAGE.lost(`--${name}${isPlain ? '' : ` ${maskCredentials(taken ?? '')}`}`));
  }
}

/** A number between limits, of an option or of its variable. */
function numberOf(
  [name, text]: readonly [string, string | undefined],
  limits: {
    readonly least: number;
    readonly most: number;
    readonly fallback: number;
    readonly whole: boolean;
  },
): number {
  const { least, most, fallback, whole } = limits;
  if (text === undefined) return fallback;
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (value >= least && value <= most && (!whole || Number.isInteger(value))) return value;
  throw wrong(USAGE.number(name, least, most, text));
}

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 };

/** `30s`, `5m`, `1h` in milliseconds. */
function intervalOf(text: string): number {
  const [, count = '', unit = ''] = /^([1-9]\d{0,3})([smh])$/.exec(text) ?? [];
  const ms = UNITS[unit];
  if (ms === undefined) throw wrong(USAGE.interval(text));
  return Number(count) * ms;
}

const HIGHEST_PORT = 65_535;
/** A shorter secret could be guessed. */
const SHORTEST_SECRET = 16;

function listenTo(text: string, host: string, secret: string | undefined): Act {
  const port = numberOf(['--listen', text], { least: 0, most: HIGHEST_PORT, fallback: 0, whole: true });
  if (secret === undefined || secret.length < SHORTEST_SECRET) throw wrong(USAGE.secret(SHORTEST_SECRET));
  return { kind: 'listen', port, host, secret };
}

function actOf(values: Values, positionals: readonly string[], env: Environment): Act {
  const { rollback, forward, releases, help, watch, listen, host } = values;
  const [first, ...more] = positionals;
  if (help) return { kind: 'help' };
  if (more.length > 0 || (first !== undefined && !rollback && !forward))
    throw wrong(USAGE.unknown(positionals.map(maskCredentials).join(' ')));
  if ([rollback, forward, releases, watch !== undefined, listen !== undefined].filter(Boolean).length > 1)
    throw wrong(USAGE.oneWay);
  if (releases) return { kind: 'releases' };
  if (listen !== undefined) return listenTo(listen, host, env['PUBLISH_SECRET']);
  if (watch !== undefined) return { kind: 'watch', everyMs: intervalOf(watch) };
  if (!rollback && !forward) return { kind: 'publish' };
  const kind = rollback ? 'back' : 'forward';
  const limits = { least: 1, most: MAX_KEPT, fallback: 1, whole: true };
  return { kind, count: numberOf([`--${rollback ? 'rollback' : 'forward'}`, first], limits) };
}

function addressOf(text: string): string {
  if (text === '') return '';
  const url = /^https?:\/\//.test(text) ? parseUrl(text) : undefined;
  // `fetch` calls no address with a user or a password.
  if (!url || url.username + url.password !== '') throw wrong(USAGE.address(maskCredentials(text)));
  return text.replace(/\/+$/, '');
}

function targetOf(text: string, act: Act, home = ''): Address {
  if (act.kind === 'help') return { kind: 'folder', folder: text };
  if (text === '') throw wrong(USAGE.target);
  const address = readAddress(text, { home, isWindows: process.platform === 'win32' });
  if (address === undefined) throw wrong(USAGE.wrongTarget(maskCredentials(text)));
  return address;
}

/**
 * Reads the options of a run.
 * @param env variables, those of the `.env` files included
 * @throws PublishFailure that names what cannot be used
 */
export function readOptions(args: readonly string[], env: Environment): PublishOptions {
  const { values, positionals } = parse(args);
  refuseLost(values, env);
  const act = actOf(values, positionals, env);
  const target = targetOf(
    values.to ?? (env['PUBLISH_TARGET'] || env['PUBLISH_FOLDER'] || ''),
    act,
    env['HOME'],
  );
  const share = { least: 0, most: 1, whole: false } as const;
  const count = { least: 1, whole: true } as const;
  const told = (
    option: 'keep' | 'max-files' | 'articles-gone' | 'menu-gone' | 'parallel',
    variable: string,
  ) =>
    values[option] === undefined
      ? ([variable, env[variable] || undefined] as const)
      : ([`--${option}`, values[option]] as const);
  return {
    act,
    target,
    live: addressOf(values.live ?? env['PUBLISH_LIVE_URL'] ?? ''),
    reload: values.reload ?? env['PUBLISH_RELOAD'] ?? '',
    hasBrotli: values.brotli || env['PUBLISH_BROTLI'] === '1',
    apiUrl: (env['PUBLIC_API_URL'] || DEFAULT_API).replace(/\/+$/, ''),
    keep: numberOf(told('keep', 'PUBLISH_KEEP'), { ...count, most: MAX_KEPT, fallback: DEFAULTS.keep }),
    maxFiles: numberOf(told('max-files', 'PUBLISH_MAX_FILES'), { ...count, most: MAX_FILES, fallback: 0 }),
    articlesGone: numberOf(told('articles-gone', 'PUBLISH_ARTICLES_GONE'), {
      ...share,
      fallback: DEFAULTS.articlesGone,
    }),
    menuGone: numberOf(told('menu-gone', 'PUBLISH_MENU_GONE'), { ...share, fallback: DEFAULTS.menuGone }),
    parallel: numberOf(told('parallel', 'PUBLISH_PARALLEL'), {
      ...count,
      most: MAX_PARALLEL,
      fallback: DEFAULTS.parallel,
    }),
    failureShare: env['SNAPSHOT_FAILURE_SHARE'],
    quick: values.article ?? (values.quick ? [] : undefined),
    isConfirmed: values.confirm,
    isForced: values.force,
    isDryRun: values['dry-run'],
    isJson: values.json,
  };
}

/** Whether nobody is there who could confirm anything. */
export const runsByItself = ({ act }: PublishOptions): boolean =>
  act.kind === 'watch' || act.kind === 'listen';
