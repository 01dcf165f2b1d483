/** Debian's WebKitGTK through W3C WebDriver: the engine of Safari, with real keys and presses. */
import { HEARD_KEY } from '../../scripts/serve/conditions.ts';
import { type Driver, type Engine, LANGUAGE, SCREEN, TIME_ZONE } from './driver.ts';
import { startDisplay } from './virtual-display.ts';
import { type DriverProgram, startDriverProgram } from './webdriver-client.ts';

/** Programs that make up the engine. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly xvfb: string;
}

/** A question to a page that is changing its process is never answered and has to be repeated. */
const PAGE_ANSWER_MS = 5_000;

/** Named keys in WebDriver's notation. */
const NAMED: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Backspace: '\uE003',
  Escape: '\uE00C',
};

function pressAt(x: number, y: number) {
  return {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  };
}

const strokes = (keys: readonly string[]) => ({
  type: 'key',
  id: 'keyboard',
  actions: keys.flatMap((key) => {
    const value = NAMED[key] ?? key;
    return [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
  }),
});

async function openDriver({ call }: DriverProgram, browser: string): Promise<Driver> {
  const { sessionId } = await call<{ readonly sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      },
    },
  });
  const session = `/session/${sessionId}`;
  const post = <Value>(path: string, body: unknown): Promise<Value> =>
    call('POST', `${session}${path}`, body);
  const act = (...actions: unknown[]): Promise<void> => post('/actions', { actions });
  const evaluate = <Result>(expression: string): Promise<Result> =>
    call('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] }, PAGE_ANSWER_MS);
  await post('/window/rect', { ...SCREEN, x: 0, y: 0 });
  return {
    isDeaf: true,
    goTo: (url) => post('/url', { url }),
    evaluate,
    tap: (x, y) => act(pressAt(x, y)),
    keys: (keys) => act(strokes(keys)),
    back: () => post('/back', {}),
    screenshot: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    problems: () => evaluate(`JSON.parse(sessionStorage.getItem(${JSON.stringify(HEARD_KEY)}) ?? '[]')`),
    close: () => call('DELETE', session),
  };
}

/** Starts the programs of WebKit sessions. */
export async function startWebKit({ driver, browser, xvfb }: WebKitPrograms): Promise<Engine> {
  const display = await startDisplay(xvfb);
  const start = (): Promise<DriverProgram> =>
    startDriverProgram(driver, {
      ...process.env,
      DISPLAY: display.name,
      LANG: `${LANGUAGE.replace('-', '_')}.UTF-8`,
      TZ: TIME_ZONE,
      // No messages to a missing desktop.
      GTK_A11Y: 'none',
      NO_AT_BRIDGE: '1',
    });
  let program = await start();
  return {
    open: async () => {
      try {
        return await openDriver(program, browser);
      } catch {
        // Sometimes MiniBrowser does not start, and its driver then waits for ever.
        await program.close();
        program = await start();
        return openDriver(program, browser);
      }
    },
    close: async () => {
      await program.close();
      await display.close();
    },
  };
}
