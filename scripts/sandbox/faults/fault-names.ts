/** What can go wrong on demand, with what it does, in Spanish for the help page. */
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
