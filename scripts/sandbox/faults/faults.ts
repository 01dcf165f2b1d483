/** The faults that tests can request, with their effects in Spanish for the help page. */
export const FAULTS = {
  '500': 'HTTP 500 con un mensaje en JSON',
  '500-aborted': 'HTTP 500 con el estado y el mensaje «aborted»',
  '401': 'HTTP 401, como con una sesión vencida',
  '404': 'HTTP 404 con un mensaje en JSON',
  slow: 'La respuesta correcta, pero tarde',
  hang: 'Ninguna respuesta; la conexión queda abierta',
  html: 'HTTP 200 con una página en lugar de JSON',
  empty: 'HTTP 200 sin contenido',
  null: 'HTTP 200 con el valor null',
  truncated: 'La primera mitad de la respuesta correcta',
  cut: 'La primera mitad de la respuesta, y la conexión se corta',
  drop: 'La conexión se corta antes de atender la llamada',
  lost: 'La llamada se atiende, y la conexión se corta antes de la respuesta',
  'meta-array': 'PATCH /api/Cart responde dentro de meta[0]',
  'provider-direct': 'POST /pay regresa a la tienda de inmediato, sin 3-D Secure',
  'provider-third-origin': 'POST /pay redirige por otro origen (localhost), que la política debe permitir',
  'provider-resend': 'POST /pay reenvía el formulario entero, con la tarjeta, a otro origen (HTTP 307)',
  'provider-detour': 'POST /3ds/* regresa por otro origen, después de la página 3-D Secure',
  'provider-auto-post': 'POST /pay muestra una página que se envía sola a otro origen',
} as const;

/** The name of a fault. */
export type FaultName = keyof typeof FAULTS;

/** Whether a text names a fault. */
export function isFaultName(text: string): text is FaultName {
  return Object.hasOwn(FAULTS, text);
}

/** A rule: which calls fail, how, and how often. */
type FaultRule = {
  /** Path of the call, with its query when the rule is for one query; a `*` at the end matches any rest. */
  readonly path: string;
  readonly method?: string | undefined;
  readonly fault?: FaultName | undefined;
  /** How many calls fail; all of them without it. */
  readonly times?: number | undefined;
  /** An answer of any kind instead of a named fault; anything but a text is sent as JSON. */
  readonly body?: unknown;
  readonly status?: number | undefined;
};

type Call = { readonly method: string; readonly path: string; readonly search: string };

/** The requested faults. */
export type FaultRegister = {
  add(rule: FaultRule): void;
  /** The newest rule for a call, which counts as used once more. */
  take(call: Call): FaultRule | undefined;
  clear(): void;
};

function matches(rule: FaultRule, call: Call): boolean {
  if (rule.method !== undefined && rule.method.toUpperCase() !== call.method) return false;
  const target = rule.path.includes('?') ? call.path + call.search : call.path;
  return rule.path.endsWith('*') ? target.startsWith(rule.path.slice(0, -1)) : target === rule.path;
}

/** An empty register. */
export function createFaultRegister(): FaultRegister {
  const entries: { rule: FaultRule; remaining: number }[] = [];
  return {
    add(rule) {
      entries.unshift({ rule, remaining: rule.times ?? Number.POSITIVE_INFINITY });
    },
    take(call) {
      const entry = entries.find(({ rule, remaining }) => remaining > 0 && matches(rule, call));
      if (entry) entry.remaining -= 1;
      return entry?.rule;
    },
    clear() {
      entries.length = 0;
    },
  };
}
