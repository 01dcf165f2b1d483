/** The arguments of `npm start` and `npm run dev`. */
import { parseArgs } from 'node:util';
import { DEFAULT_PRODUCTS } from './shop.ts';

/** What the command line asks for. */
export interface StartArguments {
  readonly port: number;
  readonly products: number;
  readonly help: boolean;
}

const DEFAULT_PORT = 4321;
const HIGHEST_PORT = 65_535;
const MOST_PRODUCTS = 50_000;

/** The text of `--help`. */
export const usage = (command: string): string => `npm ${command} -- [options]

  --port N       port of the shop (${DEFAULT_PORT}; the next free one when it is taken)
  --products N   how many articles the sandbox sells (${DEFAULT_PRODUCTS}, at most ${MOST_PRODUCTS})
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
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}. Try --help.`);
  }
}

/**
 * Reads the command line.
 * @throws Error that names an option which does not exist or has no usable value
 */
export function readArguments(args: readonly string[]): StartArguments {
  const { values } = parseOptions(args);
  return {
    port: readNumber('port', values.port, { fallback: DEFAULT_PORT, most: HIGHEST_PORT }),
    products: readNumber('products', values.products, { fallback: DEFAULT_PRODUCTS, most: MOST_PRODUCTS }),
    help: values.help ?? false,
  };
}
