/** What `npm run publish` says of the live address: plain Spanish, like `release/words.ts`. */
import { proxyOf } from '../../../src/services/proxy.ts';
import type { LiveProblem } from './look.ts';
import type { Hindrance, NoAnswer } from './no-answer.ts';

const HINDRANCES: Readonly<Record<Hindrance, string>> = {
  refused: 'ahí no hay ningún servidor encendido',
  'unknown-name': 'nadie conoce ese nombre; ¿está bien escrito?',
  certificate: 'su certificado no sirve para esa dirección, venció o no es de confianza',
  late: 'tarda demasiado',
  other: 'la conexión falló',
};

const hindranceWords = ({ hindrance, message }: NoAnswer): string =>
  `${HINDRANCES[hindrance]} («${message}»)`;

/** The proxy that an address was asked for through, if there is one. */
function proxyWords(address: string): string {
  const proxy = proxyOf(address);
  return proxy && ` a través del proxy ${proxy}`;
}

/** What is wrong at the live address. */
export function liveWords(problem: LiveProblem): string {
  const { address } = problem;
  switch (problem.kind) {
    case 'unreachable':
      return `${address} no contesta${proxyWords(address)}: ${hindranceWords(problem.why)}.`;
    case 'status':
      return `${address} contesta con el código ${problem.status}.`;
    case 'other-version':
      return `${address} es de otra publicación: ¿muestra el servidor la carpeta current?`;
    case 'header':
      return `${address} llega sin la cabecera ${problem.name} de esta publicación: ¿tiene el servidor su nginx.conf o _headers?`;
    case 'picture':
      return `${address} ${problem.status === 0 ? 'no llega' : `no es una imagen (código ${problem.status})`}: ¿leyó el servidor su nginx.conf, es IMAGE_SERVICE_URL el servicio de imágenes, y contesta?`;
    case 'other-page':
      return `${address} muestra otra página que la publicada.`;
  }
}
