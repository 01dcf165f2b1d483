/** Messages about the live address, in plain Spanish. */
import { proxyOf } from '../../../src/shared/http/proxy.ts';

const FAILURES = {
  refused: 'ahí no hay ningún servidor encendido',
  unknownName: 'nadie conoce ese nombre; ¿está bien escrito?',
  certificate: 'su certificado no sirve para esa dirección, venció o no es de confianza',
  late: 'tarda demasiado',
  other: 'la conexión falló',
} as const;

/** Codes of Node and of its resolver (nodejs.org/api/errors.html, nodejs.org/api/dns.html). */
const CODES: Readonly<Record<string, string>> = {
  ECONNREFUSED: FAILURES.refused,
  ENOTFOUND: FAILURES.unknownName,
  EAI_AGAIN: FAILURES.unknownName,
  ETIMEDOUT: FAILURES.late,
  UND_ERR_CONNECT_TIMEOUT: FAILURES.late,
  ERR_TLS_CERT_ALTNAME_INVALID: FAILURES.certificate,
};

/** OpenSSL's codes of certificates that it rejects (nodejs.org/api/tls.html, X509 certificate error codes). */
const CERTIFICATE = /CERT|VERIFY|ISSUER|CRL/;

/** Explains why `fetch` rejected: the reason is in the cause of its error. */
export function fetchFailureText(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return `${FAILURES.other} («${cause}»)`;
  const code = 'code' in cause ? String(cause.code) : '';
  const known = cause.name === 'TimeoutError' ? FAILURES.late : CODES[code];
  const failure = known ?? (CERTIFICATE.test(code) ? FAILURES.certificate : FAILURES.other);
  // A name with several addresses has an empty message.
  return `${failure} («${cause.message || code}»)`;
}

const proxyText = (address: string): string => {
  const proxy = proxyOf(address);
  return proxy && ` a través del proxy ${proxy}`;
};

const MAX_SCRIPTS = 3;

function scriptList(verb: string, scripts: readonly string[]): string {
  if (scripts.length === 0) return '';
  const names = scripts.slice(0, MAX_SCRIPTS).map((script) => `«${script}»`);
  const more = scripts.length - MAX_SCRIPTS;
  return ` ${verb} ${names.join(', ')}${more > 0 ? ` y ${more} más` : ''}.`;
}

export const VERIFY_MESSAGES = {
  unreachable: (address: string, error: unknown): string =>
    `${address} no contesta${proxyText(address)}: ${fetchFailureText(error)}.`,
  status: (address: string, status: number): string => `${address} contesta con el código ${status}.`,
  blocked: (address: string, status: number): string =>
    `${address} muestra la página de un cortafuegos (código ${status}), no la tienda: apaga para esta dirección el reto (en Cloudflare: Under Attack Mode, Bot Fight Mode y las reglas con Challenge) o permite la máquina que publica.`,
  otherVersion: (address: string): string =>
    `${address} es de otra publicación: ¿muestra el servidor la carpeta current?`,
  otherPage: (address: string): string => `${address} muestra otra página que la publicada.`,
  header: (address: string, name: string): string =>
    `${address} llega sin la cabecera ${name} de esta publicación: ¿tiene el servidor su nginx.conf o _headers?`,
  /** @param status 0 without an answer */
  picture: (address: string, status: number): string =>
    `${address} ${status === 0 ? 'no llega' : `no es una imagen (código ${status})`}: ¿leyó el servidor su nginx.conf, es IMAGE_SERVICE_URL el servicio de imágenes, y contesta?`,
  /** @param rewriters what has probably rewritten the page, with advice */
  rewritten(
    address: string,
    { added, missing }: { readonly added: readonly string[]; readonly missing: readonly string[] },
    rewriters: readonly string[],
  ): string {
    const changes = scriptList('Sobra', added) + scriptList('Falta', missing);
    const advice =
      rewriters.length > 0
        ? `Parece que ${rewriters.join('; ')}.`
        : 'Busca delante de la tienda (CDN, cortafuegos, panel del alojamiento) qué añade, quita o reescribe scripts, y apágalo.';
    return `${address} no llega como se publicó: algo la cambia en el camino.${changes} ${advice}`;
  },
} as const;
