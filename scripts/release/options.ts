/** The options of `npm run publish`, from the command line and from variables. */
import { parseArgs } from 'node:util';
import { parseUrl } from '../../src/shared/http/url.ts';
import { DEFAULT_API } from '../astro/defaults.ts';
import { maskCredentials } from '../commands/mask-credentials.ts';
import { EXIT, PublishFailure } from './failure.ts';
import { type MessageKey, message } from './messages.ts';
import { type Address, readAddress } from './targets/address.ts';

/** The task of a run. */
export type Act =
  | { readonly kind: 'help' | 'publish' | 'releases' }
  | { readonly kind: 'watch'; readonly everyMs: number }
  | { readonly kind: 'listen'; readonly port: number; readonly host: string; readonly secret: string }
  | { readonly kind: 'back' | 'forward'; readonly count: number };

/** The options of a run. */
export interface PublishOptions {
  readonly act: Act;
  readonly target: Address;
  /** Public address of the shop; '' skips its check. */
  readonly live: string;
  /** Command that makes the server reload its configuration; '' for none. */
  readonly reload: string;
  /** Whether nginx has the module `brotli_static`. */
  readonly hasBrotli: boolean;
  readonly apiUrl: string;
  /** Number of releases to keep, the live one included. */
  readonly keep: number;
  /** Number of files that the host accepts; 0 for its free plan. */
  readonly maxFiles: number;
  /** Shares from 0 to 1 that may be missing without confirmation. */
  readonly articlesGone: number;
  readonly menuGone: number;
  /** Requests to the services at a time. */
  readonly parallel: number;
  readonly failureShare: string | undefined;
  /** SKUs that a quick fetch includes in any case; undefined for a complete fetch. */
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

const MAX_KEPT = 100;

const wrong = (key: MessageKey, values: Record<string, unknown> = {}): PublishFailure =>
  new PublishFailure(EXIT.usage, message(key, values));

function parse(args: readonly string[]) {
  // `parseArgs` does not accept `--rollback=2` for a boolean option.
  const plain = args.flatMap((arg) => (/^--(rollback|forward)=/.test(arg) ? arg.split('=') : [arg]));
  try {
    return parseArgs({ args: plain, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    throw wrong('usage.unknown', { option: /'(--?[\w-]+)/.exec(text)?.[1] ?? text });
  }
}

/**
 * Options that npm consumes, and leaves in variables, if `--` is missing before them. `force` and `json` are not listed: they may come
 * from a `.npmrc`, and losing them is harmless.
 */
const TAKEN_BY_NPM = [
  ...['dry-run', 'confirm', 'quick', 'rollback', 'forward', 'releases', 'article', 'to', 'live'],
  ...['watch', 'listen', 'keep', 'max-files', 'articles-gone', 'menu-gone'],
] as const;

/** npm takes `--to` for an abbreviation of one of its options. */
const NAME_OF_NPM: Readonly<Record<string, string>> = { to: 'token_description' };
const NOT_TAKEN: readonly (string | undefined)[] = [undefined, '', 'false', 'null', 'undefined'];

/** Refuses a run that lost an option to npm: a dry run would become a publication. */
function refuseLostOptions(values: Values, env: Environment): void {
  if (values.help) return;
  for (const name of TAKEN_BY_NPM) {
    const taken = env[`npm_config_${NAME_OF_NPM[name] ?? name.replace('-', '_')}`];
    if (values[name] || NOT_TAKEN.includes(taken)) continue;
    const isFlag = taken === 'true' || taken?.includes('\n');
    throw wrong('usage.lost', { option: `--${name}${isFlag ? '' : ` ${maskCredentials(taken ?? '')}`}` });
  }
}

interface Limits {
  readonly least: number;
  readonly most: number;
  readonly fallback: number;
  /** Whether fractions are allowed. */
  readonly isShare?: boolean;
}

/** A number between limits, with the name of its option or variable. */
function numberOf(
  [name, text]: readonly [string, string | undefined],
  { least, most, fallback, isShare = false }: Limits,
): number {
  if (text === undefined) return fallback;
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (value >= least && value <= most && (isShare || Number.isInteger(value))) return value;
  throw wrong('usage.number', { name, least, most, text });
}

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 };

/** `30s`, `5m`, `1h` in milliseconds. */
function intervalOf(text: string): number {
  const [, count = '', unit = ''] = /^([1-9]\d{0,3})([smh])$/.exec(text) ?? [];
  const ms = UNITS[unit];
  if (ms === undefined) throw wrong('usage.interval', { text });
  return Number(count) * ms;
}

const HIGHEST_PORT = 65_535;
/** A shorter secret could be guessed. */
const SHORTEST_SECRET = 16;

function listenTo(text: string, host: string, secret = ''): Act {
  const port = numberOf(['--listen', text], { least: 0, most: HIGHEST_PORT, fallback: 0 });
  if (secret.length < SHORTEST_SECRET) throw wrong('usage.secret', { least: SHORTEST_SECRET });
  return { kind: 'listen', port, host, secret };
}

function actOf(values: Values, positionals: readonly string[], env: Environment): Act {
  const { rollback, forward, releases, help, watch, listen, host } = values;
  const [first, ...more] = positionals;
  if (help) return { kind: 'help' };
  if (more.length > 0 || (first !== undefined && !rollback && !forward))
    throw wrong('usage.unknown', { option: positionals.map(maskCredentials).join(' ') });
  if ([rollback, forward, releases, watch !== undefined, listen !== undefined].filter(Boolean).length > 1)
    throw wrong('usage.oneWay');
  if (releases) return { kind: 'releases' };
  if (listen !== undefined) return listenTo(listen, host, env['PUBLISH_SECRET']);
  if (watch !== undefined) return { kind: 'watch', everyMs: intervalOf(watch) };
  if (!rollback && !forward) return { kind: 'publish' };
  const kind = rollback ? 'back' : 'forward';
  const name = `--${rollback ? 'rollback' : 'forward'}`;
  return { kind, count: numberOf([name, first], { least: 1, most: MAX_KEPT, fallback: 1 }) };
}

function addressOf(text: string): string {
  if (text === '') return '';
  const url = /^https?:\/\//.test(text) ? parseUrl(text) : undefined;
  // `fetch` rejects an address with a user or a password.
  if (!url || url.username + url.password !== '')
    throw wrong('usage.address', { text: maskCredentials(text) });
  return text.replace(/\/+$/, '');
}

function targetOf(text: string, act: Act, home = ''): Address {
  if (act.kind === 'help') return { kind: 'folder', folder: text };
  if (text === '') throw wrong('usage.target');
  const address = readAddress(text, { home, isWindows: process.platform === 'win32' });
  if (address === undefined) throw wrong('usage.wrongTarget', { text: maskCredentials(text) });
  return address;
}

/** Options that have a variable too, with their limits. */
const NUMBERS = {
  keep: { least: 1, most: MAX_KEPT, fallback: 5 },
  'max-files': { least: 1, most: 10_000_000, fallback: 0 },
  'articles-gone': { least: 0, most: 1, fallback: 0.1, isShare: true },
  'menu-gone': { least: 0, most: 1, fallback: 0.2, isShare: true },
  parallel: { least: 1, most: 64, fallback: 8 },
} as const satisfies Readonly<Record<string, Limits>>;

/**
 * Reads the options of a run.
 * @param env variables, those of the `.env` files included
 * @throws PublishFailure that names an invalid option
 */
export function readOptions(args: readonly string[], env: Environment): PublishOptions {
  const { values, positionals } = parse(args);
  refuseLostOptions(values, env);
  const act = actOf(values, positionals, env);
  const number = (name: keyof typeof NUMBERS): number => {
    const variable = `PUBLISH_${name.replace('-', '_').toUpperCase()}`;
    const option = values[name];
    return numberOf(
      option === undefined ? [variable, env[variable] || undefined] : [`--${name}`, option],
      NUMBERS[name],
    );
  };
  const target = values.to ?? (env['PUBLISH_TARGET'] || env['PUBLISH_FOLDER'] || '');
  return {
    act,
    target: targetOf(target, act, env['HOME']),
    live: addressOf(values.live ?? env['PUBLISH_LIVE_URL'] ?? ''),
    reload: values.reload ?? env['PUBLISH_RELOAD'] ?? '',
    hasBrotli: values.brotli || env['PUBLISH_BROTLI'] === '1',
    apiUrl: (env['PUBLIC_API_URL'] || DEFAULT_API).replace(/\/+$/, ''),
    keep: number('keep'),
    maxFiles: number('max-files'),
    articlesGone: number('articles-gone'),
    menuGone: number('menu-gone'),
    parallel: number('parallel'),
    failureShare: env['SNAPSHOT_FAILURE_SHARE'],
    quick: values.article ?? (values.quick ? [] : undefined),
    isConfirmed: values.confirm,
    isForced: values.force,
    isDryRun: values['dry-run'],
    isJson: values.json,
  };
}

/** Whether no person is present who could confirm anything. */
export const isUnattended = ({ act }: PublishOptions): boolean =>
  act.kind === 'watch' || act.kind === 'listen';
