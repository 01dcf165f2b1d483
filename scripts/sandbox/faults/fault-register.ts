import type { FaultName } from './fault-names.ts';

/** Which calls go wrong, how, and how often. */
type FaultRule = {
  /** Path of the call, with its query when the rule is for one query; a `*` at the end matches any rest. */
  readonly path: string;
  readonly method?: string | undefined;
  readonly fault?: FaultName | undefined;
  /** How many calls go wrong; without it all of them do. */
  readonly times?: number | undefined;
  /** An answer of any kind instead of a named fault; anything but a text is sent as JSON. */
  readonly body?: unknown;
  readonly status?: number | undefined;
};

/** The call that a rule may be about. */
type Call = { readonly method: string; readonly path: string; readonly search: string };

/** The faults that were asked for. */
export type FaultRegister = {
  add(rule: FaultRule): void;
  /** The rule for a call, which counts as used once more; the newest rule wins. */
  take(call: Call): FaultRule | undefined;
  clear(): void;
};

function isAbout(rule: FaultRule, call: Call): boolean {
  if (rule.method !== undefined && rule.method.toUpperCase() !== call.method) return false;
  const target = rule.path.includes('?') ? call.path + call.search : call.path;
  return rule.path.endsWith('*') ? target.startsWith(rule.path.slice(0, -1)) : target === rule.path;
}

/** An empty register. */
export function createFaultRegister(): FaultRegister {
  const entries: { rule: FaultRule; left: number }[] = [];
  return {
    add(rule) {
      entries.unshift({ rule, left: rule.times ?? Number.POSITIVE_INFINITY });
    },
    take(call) {
      const entry = entries.find(({ rule, left }) => left > 0 && isAbout(rule, call));
      if (entry) entry.left -= 1;
      return entry?.rule;
    },
    clear() {
      entries.length = 0;
    },
  };
}
