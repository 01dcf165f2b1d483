/** What `npm run publish` says of data that could not be had: plain Spanish, for who edits the shop. */

import type { ReportWords } from '../../../src/build/snapshot/report.ts';
import type { SnapshotError } from '../../../src/build/snapshot/snapshot-error.ts';
import type { SnapshotFault } from '../../../src/build/snapshot/snapshot-fault.ts';
import { proxyOf } from '../../../src/shared/http/proxy.ts';

const said = (message: string | undefined): string => (message ? `: «${message}»` : '');

/** What a service did, as the end of a sentence that begins with it. */
function faultWords(fault: SnapshotFault): string {
  switch (fault.kind) {
    case 'network':
      return 'no contesta, o no termina a tiempo';
    case 'http':
      return `contesta con el código ${fault.status}${said(fault.message)}`;
    case 'aborted':
      return 'contesta con el código 500';
    case 'not-json':
      return `contesta algo que no son datos (código ${fault.status})`;
    case 'unexpected':
      return `contesta datos con otra forma, primero en «${fault.path}»${said(fault.message)}`;
    case 'refused':
      return `contesta que no${said(fault.message)}`;
    case 'deadline':
      return `no contestó todo en ${fault.seconds} s`;
    case 'menu-empty':
      return 'contesta un menú sin entradas';
    case 'menu-large':
      return `contesta un menú de ${fault.entries} entradas, que no caben en cada página`;
    case 'parameters-empty':
      return 'contesta sin ningún parámetro';
    case 'places-empty':
      return 'contesta sin ningún municipio';
    case 'catalogue-large':
      return `anuncia ${fault.articles} artículos`;
    case 'catalogue-empty':
      return 'contesta sin ningún artículo que sirva';
    case 'catalogue-unusable':
      return `anuncia ${fault.announced} artículos, y solo ${fault.usable} sirven`;
    case 'catalogue-shrunk':
      return `tenía ${fault.before} artículos y ahora ${fault.now}`;
    case 'other-article':
      return `contesta con el artículo ${fault.sku}`;
    case 'many-left-out':
      return `${faultWords(fault.last)}; así faltan ${fault.count} artículos, y pueden faltar ${fault.allowed}`;
  }
}

/** Why the data could not be had: what was asked, what came of it, and what can be done. */
export function failedCallLines({ call: { apiUrl, path }, fault }: SnapshotError): readonly string[] {
  const proxy = proxyOf(apiUrl);
  return [
    `${apiUrl}${path} ${faultWords(fault)}.`,
    ...(proxy
      ? [`Se pidió a través del proxy ${proxy} (HTTPS_PROXY o HTTP_PROXY): ¿deja pasar esa dirección?`]
      : []),
    '¿Está encendido el servicio, y es PUBLIC_API_URL su dirección? Después: npm run publish otra vez.',
  ];
}

/** What of the data is not published, a line each. */
export const LEFT_OUT: ReportWords = {
  article: ({ sku, path, fault }) => `El artículo ${sku} no se publica: ${path} ${faultWords(fault)}.`,
  unnamed: (sku) =>
    `El artículo ${sku} no tiene página, porque ninguna se puede llamar así: se muestra en vivo.`,
  row: ({ call, list, index, path }) =>
    `De ${call} no se lee ${list}[${index}]: «${path}» falta o tiene otra forma.`,
  setting: ({ parameter, value, used, isRead }) =>
    isRead
      ? `El parámetro ${parameter} tiene más de un valor y se usa el primero: «${value}», ${used}.`
      : `El parámetro ${parameter} no se puede leer: «${value}»${used && `; se usa ${used}`}.`,
  repeated: ({ kind, name, of, rows: [first, ...others] }) => {
    const rest = others.map((row) => `«${row}»`).join(', ');
    switch (kind) {
      case 'article':
        return `El Sku ${name} está repetido en la lista de artículos: se usa la fila «${first}», y no la fila ${rest}.`;
      case 'variant-sku':
        return `En el artículo ${of} las variantes «${first}» y ${rest} tienen el mismo Sku, ${name}: un pedido no las distingue.`;
      case 'variant':
        return `En el artículo ${of} la variante «${name}» está repetida: se usa la del Sku «${first}», y no ${rest}.`;
      case 'brand':
        return `La dirección de marca «${name}» está repetida: se usa «${first}», y no ${rest}.`;
    }
  },
  more: (count) => `… y ${count} más`,
};
