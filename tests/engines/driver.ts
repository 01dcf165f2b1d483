/**
 * The abilities that a journey needs from a browser: navigation, real input, and evaluating a question about the page.
 * Each browser protocol has one implementation; everything else is written once, in `shopper.ts`.
 */

/** A browser session: separate storage, a phone's screen, one page. */
export interface Driver {
  /** Starts the navigation to an address without waiting. */
  readonly goTo: (url: string) => Promise<void>;
  /** Evaluates an expression in the page, also where its scripts are off. */
  readonly evaluate: <Result>(expression: string) => Promise<Result>;
  /** Presses and releases a finger, or the mouse where the browser's driver has no finger. */
  readonly tap: (x: number, y: number) => Promise<void>;
  /** Presses keys in order: characters, or `Enter`, `Tab`, `Backspace`, `Escape`. */
  readonly keys: (keys: readonly string[]) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly screenshot: () => Promise<Buffer>;
  /** The problems so far, as texts. */
  readonly problems: () => Promise<readonly string[]>;
  /** Whether pages must record their problems themselves (`heard-problems`), because the console cannot be read. */
  readonly isDeaf: boolean;
  readonly close: () => Promise<void>;
}

/** A running browser that opens sessions. */
export interface Engine {
  readonly open: () => Promise<Driver>;
  readonly close: () => Promise<void>;
}

/** A phone's screen; a browser with a larger minimum width uses that. */
export const SCREEN = { width: 390, height: 844 } as const;
export const LANGUAGE = 'es-GT';
export const TIME_ZONE = 'America/Guatemala';

/** A console's line as a problem; undefined where it reports no problem. */
export function consoleProblem(level: string, text: string): string | undefined {
  if (level === 'error') return `console error: ${text}`;
  return /^warn/.test(level) ? `console warning: ${text}` : undefined;
}
