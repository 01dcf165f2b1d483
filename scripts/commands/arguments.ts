/** The arguments of `npm start` and `npm run dev`. */
import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { codespaceTemplate, originFault } from './public-origin.ts';
import { DEFAULT_PRODUCTS } from './shop.ts';

/** The options of the command line. */
export interface StartArguments {
  readonly port: number;
  readonly products: number;
  /** Address that shop and sandbox listen on; by default only this machine can connect. */
  readonly host: string | undefined;
  /** Origins at which a browser reaches the ports, with `{port}`. */
  readonly origin: string | undefined;
  readonly help: boolean;
}

const DEFAULT_PORT = 4321;
const HIGHEST_PORT = 65_535;
const MAX_PRODUCTS = 50_000;

/** The text of `--help`. */
export const usage = (command: string): string => `npm ${command} -- [options]

  --port N       port of the shop (${DEFAULT_PORT}; the next free one when it is taken)
  --products N   how many articles the sandbox sells (${DEFAULT_PRODUCTS}, at most ${MAX_PRODUCTS})
  --host A       address to listen on, such as 0.0.0.0 in a container (127.0.0.1)
  --origin T     where a browser reaches the ports, with {port}, such as https://name-{port}.app.github.dev;
                 in a GitHub codespace it is known
  --help         this text
`;

function readNumber(
  name: string,
  text: string | undefined,
  limits: { fallback: number; most: number },
): number {
  if (text === undefined) return limits.fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= limits.most) return value;
  throw new Error(`--${name} wants a number from 1 to ${limits.most}, not '${text}'. Try --help.`);
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        products: { type: 'string' },
        host: { type: 'string' },
        origin: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}. Try --help.`);
  }
}

function readHost(text: string | undefined): string | undefined {
  if (text === undefined || isIP(text) !== 0) return text;
  throw new Error(`--host wants an address of this machine such as 0.0.0.0, not '${text}'. Try --help.`);
}

function readOrigin(text: string | undefined, env: NodeJS.ProcessEnv): string | undefined {
  const template = text ?? codespaceTemplate(env);
  const fault = template === undefined ? undefined : originFault(template);
  if (fault !== undefined) throw new Error(`${fault} Try --help.`);
  return template;
}

/**
 * Reads the command line.
 * @throws Error that names an unknown option or one with an invalid value
 */
export function readArguments(args: readonly string[], env: NodeJS.ProcessEnv = process.env): StartArguments {
  const { values } = parseOptions(args);
  return {
    port: readNumber('port', values.port, { fallback: DEFAULT_PORT, most: HIGHEST_PORT }),
    products: readNumber('products', values.products, { fallback: DEFAULT_PRODUCTS, most: MAX_PRODUCTS }),
    host: readHost(values.host),
    origin: readOrigin(values.origin, env),
    help: values.help ?? false,
  };
}
