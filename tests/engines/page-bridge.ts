/** Injects our own code into the current page, and calls it there. */
import { bundleScript } from '../../scripts/publish/bundle-script.ts';
import type { Driver } from './driver.ts';
import type * as PageCode from './page/page-code.ts';

type Code = typeof PageCode;

/** Calls a function of `page-code.ts` in the page. */
export type PageBridge = <Name extends keyof Code>(
  name: Name,
  ...given: Parameters<Code[Name]>
) => Promise<ReturnType<Code[Name]>>;

const PLACE = 'window.__shopper';

let bundled: Promise<string> | undefined;

/** Bundles the code once for each worker. */
function pageCode(): Promise<string> {
  bundled ??= bundleScript('tests/engines/page/page-code.ts');
  return bundled;
}

/** The bridge into the pages of a session. */
export async function createPageBridge({ evaluate }: Pick<Driver, 'evaluate'>): Promise<PageBridge> {
  const code = await pageCode();
  return async <Name extends keyof Code>(name: Name, ...given: Parameters<Code[Name]>) => {
    const call = `(${PLACE} ? { result: ${PLACE}.${name}(...${JSON.stringify(given)}) } : null)`;
    type Answer = { readonly result: ReturnType<Code[Name]> };
    const first = await evaluate<Answer | null>(call);
    if (first) return first.result;
    const { result } = await evaluate<Answer>(`(() => { ${code}; ${PLACE} = script; return ${call}; })()`);
    return result;
  };
}
