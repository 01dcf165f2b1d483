import faults from '../data/faults.json' with { type: 'json' };

/** The faults that tests can request, with their effects in Spanish for the help page. */
export const FAULTS = faults;

/** The name of a fault. */
export type FaultName = keyof typeof FAULTS;

/** Whether a text names a fault. */
export function isFaultName(text: string): text is FaultName {
  return Object.hasOwn(FAULTS, text);
}

/** A rule: the failing calls, the fault and the number of times. */
type FaultRule = {
  /** Path of the call, with its query if the rule is for one query; a `*` at the end matches any rest. */
  readonly path: string;
  readonly method?: string | undefined;
  readonly fault?: FaultName | undefined;
  /** Number of failing calls; by default all. */
  readonly times?: number | undefined;
  /** Any response instead of a named fault; anything but a text is sent as JSON. */
  readonly body?: unknown;
  readonly status?: number | undefined;
};

type Call = { readonly method: string; readonly path: string; readonly search: string };

function matches(rule: FaultRule, call: Call): boolean {
  if (rule.method !== undefined && rule.method.toUpperCase() !== call.method) return false;
  const target = rule.path.includes('?') ? call.path + call.search : call.path;
  return rule.path.endsWith('*') ? target.startsWith(rule.path.slice(0, -1)) : target === rule.path;
}

/** Creates a register of the requested faults. */
export function createFaultRegister() {
  const entries: { rule: FaultRule; remaining: number }[] = [];
  return {
    add(rule: FaultRule): void {
      entries.unshift({ rule, remaining: rule.times ?? Number.POSITIVE_INFINITY });
    },
    /** The newest rule for a call, which counts as used once more. */
    take(call: Call): FaultRule | undefined {
      const entry = entries.find(({ rule, remaining }) => remaining > 0 && matches(rule, call));
      if (entry) entry.remaining -= 1;
      return entry?.rule;
    },
    clear(): void {
      entries.length = 0;
    },
  };
}
