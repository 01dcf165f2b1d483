/** Every word that `npm run publish` says: plain Spanish, for who edits the shop. */

import type { Progress } from './snapshot/progress.ts';
import { secondsLeft } from './snapshot/progress.ts';
import type { Holder } from './store/lock.ts';

export const HELP = `npm run publish -- [opciones]

  Publica lo que cambió en el menú, los parámetros, los documentos o los artículos: pide los datos, dice qué
  cambió, construye la tienda, la revisa y la pone en vivo en un solo paso. Si algo falla, lo que está en vivo
  no se toca.

  --to DESTINO         dónde se publica (PUBLISH_TARGET; antes PUBLISH_FOLDER):
                         CARPETA                     de esta máquina; el servidor muestra CARPETA/current
                         usuario@servidor:/CARPETA   de otra, con rsync y ssh; el servidor muestra CARPETA/current
                         s3://BUCKET/CARPETA         un bucket que habla S3, con rclone (AWS_ENDPOINT_URL_S3,
                                                     AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY)
                         cloudflare-pages://PROYECTO con wrangler (CLOUDFLARE_API_TOKEN, CLOUDFLARE_ACCOUNT_ID)
                         netlify://SITIO             con netlify (NETLIFY_AUTH_TOKEN)
  --live DIRECCIÓN     dirección pública que se mira al final, p. ej. https://tienda.example (PUBLISH_LIVE_URL);
                       sin ella no se mira
  --reload ORDEN       orden que hace leer al servidor CARPETA/nginx.conf otra vez, p. ej.
                       "nginx -t && systemctl reload nginx" (PUBLISH_RELOAD); se da antes de poner en vivo, y solo
                       cuando ese archivo cambió. Con un servidor se da allá; con un bucket el archivo es
                       cloudfront-function.js, en la carpeta donde se da la orden
  --brotli             el nginx de la tienda tiene su módulo brotli_static: CARPETA/nginx.conf lo usa
                       (PUBLISH_BROTLI=1); sin él usa gzip_static, que tienen todos
  --dry-run            solo dice qué cambiaría y qué parece un error; no construye ni publica nada
  --quick              pide el menú, los parámetros y la lista, y de los artículos solo los que en la lista cambiaron:
                       lo que solo dice la página de un artículo (su descripción) espera a la próxima vez sin
                       --quick; si la última fue hace más de un día, se pide todo
  --article SKU        como --quick, y pide también este artículo; se puede repetir
  --confirm            publica aunque algo parezca un error
  --force              publica aunque nada haya cambiado; hace y sube todo otra vez
  --rollback [N]       vuelve N publicaciones atrás (1 si no se dice)
  --forward [N]        deshace lo anterior: N publicaciones adelante
  --releases           dice qué publicaciones se guardan, qué cambió cada una y con qué opción se vuelve a ella
  --watch TIEMPO       mira cada tanto (30s, 5m, 1h) y publica lo que cambió, hasta que se detiene; después de un
                       --rollback espera a que alguien publique a mano
  --listen PUERTO      espera a que otro sistema avise (POST /publish firmado con PUBLISH_SECRET) y publica lo que
                       cambió; --host DIRECCIÓN dice dónde (127.0.0.1)
  --keep N             publicaciones que se guardan, con la que está en vivo (PUBLISH_KEEP, 5)
  --max-files N        archivos que acepta el plan de Cloudflare Pages o de Netlify, si son otros que en el gratuito
                       (PUBLISH_MAX_FILES)
  --articles-gone X    parte de los artículos, de 0 a 1, que puede faltar sin preguntar (PUBLISH_ARTICLES_GONE, 0.1)
  --menu-gone X        lo mismo para las entradas del menú (PUBLISH_MENU_GONE, 0.2)
  --parallel N         peticiones a la vez (PUBLISH_PARALLEL, 8)
  --json               el resultado como un objeto JSON; los pasos van a la salida de errores
                       (npm run -s publish -- … --json: sin las líneas del propio npm)
  --help               este texto

  De dónde vienen los datos y cómo se construye lo dicen las mismas variables que para npm run build
  (PUBLIC_API_URL y las demás).

  Termina con: 0 hecho, o nada que hacer · 1 error inesperado · 2 hay dudas: falta --confirm · 3 no se pudieron
  pedir los datos · 4 no se pudo construir · 5 la revisión encontró algo roto · 6 no se pudo llevar al
  destino · 7 publicado, pero la dirección pública no lo muestra bien · 8 ya se está publicando · 9 el destino no
  acepta tantos archivos · 64 opciones o variables que no existen o no sirven · 130, 143 alguien la detuvo.
`;

/** The steps, in the order they are taken. */
export const STAGES = {
  fetch: 'pedir los datos de la tienda',
  compare: 'comparar con lo que está en vivo',
  build: 'construir todas las páginas',
  check: 'revisar lo construido',
  copy: 'copiar al servidor, al lado de lo que está en vivo',
  prepare: 'preparar el servidor',
  switch: 'poner en vivo',
  look: 'mirar la dirección pública',
  tidy: 'quitar las publicaciones más viejas',
} as const;

export const USAGE = {
  unknown: (what: string): string => `No se entiende: ${what}. Ver --help.`,
  lost: (option: string): string =>
    `npm se quedó con ${option}: faltan dos guiones antes. Escriba npm run publish -- ${option}`,
  number: (name: string, least: number, most: number, text: string): string =>
    `${name} quiere un número de ${least} a ${most}, no '${text}'. Ver --help.`,
  address: (text: string): string =>
    `--live (o PUBLISH_LIVE_URL) quiere una dirección como https://tienda.example, sin usuario ni contraseña, no '${text}'.`,
  oneWay: 'Solo una de las opciones --rollback, --forward, --releases, --watch y --listen.',
  notListening: (host: string, port: number): string =>
    `No se puede esperar avisos en ${host}, puerto ${port}: ¿está ocupado, o no es una dirección de esta máquina?`,
  secret: (least: number): string => `--listen quiere un secreto de ${least} letras o más en PUBLISH_SECRET.`,
  interval: (text: string): string => `--watch quiere un tiempo como 30s, 5m o 1h, no '${text}'.`,
  target: 'Falta decir dónde publicar: --to DESTINO, o la variable PUBLISH_TARGET. Ver --help.',
  wrongTarget: (text: string): string =>
    `--to (o PUBLISH_TARGET) quiere un destino de los que dice --help, no '${text}'.`,
} as const;

const SECONDS_OF_A_MINUTE = 60;
const time = (seconds: number): string =>
  seconds < 2 * SECONDS_OF_A_MINUTE ? `${seconds} s` : `${Math.round(seconds / SECONDS_OF_A_MINUTE)} min`;

/** How long a step that is under way will take. */
function rest(progress: Progress): string {
  const left = secondsLeft(progress);
  return left === undefined ? '' : `, faltan unos ${time(left)}`;
}

const CLOCK = new Intl.DateTimeFormat('es-GT', { dateStyle: 'long', timeStyle: 'short' });

/** A moment of ISO 8601 as the clock of this machine shows it. */
const clock = (at: string): string => CLOCK.format(new Date(at));

/** `1 artículo`, `20 artículos`. */
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const articles = (count: number): string => counted(count, 'artículo', 'artículos');
const entries = (count: number): string => counted(count, 'entrada', 'entradas');

/** `--rollback 100`, and two blanks. */
const WIDEST_WAY = 16;

export const MESSAGES = {
  seconds: (seconds: number): string => `${seconds.toFixed(1)} s`,
  progress: (progress: Progress): string =>
    `  ${progress.done} de ${articles(progress.total)}${rest(progress)}`,
  compressed: (progress: Progress): string =>
    `  ${progress.done} de ${counted(progress.total, 'archivo comprimido', 'archivos comprimidos')}${rest(progress)}`,
  fetched: (products: number, answers: number, unchanged: number): string =>
    `  ${articles(products)}; ${unchanged} de ${answers} respuestas sin cambios desde la última vez`,
  notAsked: (count: number): string =>
    `  ${articles(count)} sin pedir otra vez: en la lista están como antes (--quick)`,
  noArticle: (sku: string): string => `  ! --article ${sku}: no hay tal artículo en la lista de la tienda`,
  listening: (origin: string): string => `Se espera un aviso en ${origin}/publish`,
  first: (products: number, menu: number): string =>
    `Primera publicación: ${articles(products)}, ${entries(menu)} de menú`,
  unset: (names: readonly string[]): string =>
    `  ! Con el valor de prueba, porque nadie dijo otro: ${names.join(', ')}`,
  wrongVariables: 'Hay variables con un valor que no sirve. Lo que está en vivo no se tocó.',
  stopped: {
    before: 'Se detuvo. Lo que está en vivo no se tocó.',
    switching: 'Se detuvo mientras se ponía en vivo: la próxima publicación lo termina.',
    after: 'Se detuvo. La publicación ya está en vivo.',
  },
  whatChanges: '\nQué cambia:',
  whatIsNoticed: '\nAvisos (se publica de todos modos):',
  whatIsDoubtful: '\nEsto parece un error:',
  confirmed: '  Confirmado con --confirm.',
  refused:
    'No se publicó nada. Si todo eso está bien, la misma orden con --confirm: npm run publish -- --confirm',
  goesOn: (id: string): string => `Sigue la publicación ${id}, que no llegó a su lugar la última vez.`,
  noData: 'No se pudieron pedir los datos. Lo que está en vivo no se tocó.',
  noContent: 'Hay errores en lo que se escribió. Lo que está en vivo no se tocó.',
  noBuild: 'No se pudieron construir las páginas. Lo que está en vivo no se tocó.',
  wholeLog: (file: string): string => `Todo lo que dijo: ${file}`,
  broken: 'Lo construido tiene partes rotas y no se publicó. Lo que está en vivo no se tocó.',
  diskFull: 'No queda espacio en el disco. Lo que está en vivo no se tocó.',
  notPut: 'No se pudo escribir en la carpeta. Lo que está en vivo no se tocó.',
  lockIsLink: (file: string): string => `${file} es un enlace: quítelo.`,
  notReadable: (count: number): string =>
    `Un servidor web de otro usuario no podría leer ${counted(count, 'archivo', 'archivos')}. Lo que está en vivo no se tocó.`,
  privateFolders: (folders: readonly string[]): string =>
    `  ! Solo su dueño puede entrar en ${folders.join(', ')}: si el servidor web corre con otro usuario, contestará 403. Se arregla con: chmod o+x ${folders.join(' ')}`,
  noFolder: (folder: string): string =>
    `No se puede publicar en ${folder}: no es una carpeta en la que se pueda escribir.`,
  notReloaded: (command: string): string =>
    `El servidor no leyó su configuración (${command}). Lo que está en vivo no se tocó.`,
  reloadByHand: (file: string): string =>
    `  Las cabeceras cambiaron: el servidor tiene que leer ${file} otra vez (--reload).`,
  noPackages: (reason: string): string => `  Sin la lista de los paquetes de esta publicación: ${reason}`,
  notLooked: '  La dirección pública no se miró: falta --live o PUBLISH_LIVE_URL.',
  notLive: (hasEarlier: boolean): string =>
    `La publicación está en su carpeta, pero la dirección pública no la muestra bien.${hasEarlier ? ' Se quita con --rollback.' : ''}`,
  notALink: (path: string): string =>
    `${path} existe y no es el enlace de una publicación: quítelo o elija otra carpeta.`,
  locked: (holder: Holder | undefined): string =>
    holder
      ? `Ya se está publicando (proceso ${holder.pid} en ${holder.host}, desde ${clock(holder.since)}). Espere a que termine.`
      : 'Ya se está publicando. Espere a que termine.',
  noSuchRelease: (way: 'back' | 'forward', count: number): string =>
    `No hay ${count === 1 ? 'ninguna publicación' : `${count} publicaciones`} ${way === 'back' ? 'antes' : 'después'} de la que está en vivo.`,
  notWhole: (id: string): string =>
    `A la publicación ${id} alguien le quitó archivos. Lo que está en vivo no se tocó.`,
  kept: (way: 'live' | 'back' | 'forward' | 'aside', steps: number, at: string): string => {
    const ways = { live: 'en vivo', back: `--rollback ${steps}`, forward: `--forward ${steps}`, aside: '' };
    return `${ways[way].padEnd(WIDEST_WAY)}${clock(at)}`;
  },
  keptChange: (line: string): string => `${' '.repeat(WIDEST_WAY)}· ${line}`,
  wouldMove: (id: string, at: string): string => `Pondría en vivo la publicación ${id}, de ${clock(at)}`,
  moved: (id: string, at: string): string => `En vivo otra vez: la publicación ${id}, de ${clock(at)}`,
  ended: {
    published: (id: string): string => `✓ En vivo: la publicación ${id}.`,
    'nothing-changed': (id: string): string => `✓ Nada cambió: sigue en vivo la publicación ${id}.`,
    'dry-run': (): string => '✓ Solo era una prueba: no se publicó nada.',
    moved: (id: string): string => `✓ En vivo: la publicación ${id}.`,
    listed: (id: string): string =>
      id === '' ? '✓ Todavía no se publicó nada.' : `✓ En vivo: la publicación ${id}.`,
    held: (id: string): string =>
      `✓ En pausa desde --rollback: sigue en vivo la publicación ${id} hasta que alguien publique a mano.`,
  },
} as const;

/** Lists that come with the catalogue and have no separate page. */
export const LISTS: Readonly<Record<string, string>> = {
  places: 'Departamentos y municipios: cambiaron',
  filters: 'Filtros de las listas (marcas, colores, tallas): cambiaron',
  arrivals: 'Novedades: cambiaron',
  order: 'Orden de los artículos: cambió',
};

/** The system parameters, by what the shop calls them. */
export const SETTINGS: Readonly<Record<string, string>> = {
  address: 'dirección principal',
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  email: 'correo',
  whatsapp: 'WhatsApp',
  phone: 'teléfono',
  footer: 'pie de página',
  imageBase: 'ruta de las imágenes',
};

export const CHANGED = {
  program: 'El programa de la tienda o su configuración cambió',
  more: (count: number): string => `  … y ${count} más`,
  within: (count: number): string => (count > 0 ? `, con ${entries(count)} dentro` : ''),
  top: 'el primer nivel',
  menu: {
    added: (title: string, slug: string, within: string): string =>
      `Menú: nueva «${title}» (${slug})${within}`,
    removed: (title: string, slug: string, within: string): string =>
      `Menú: se quita «${title}» (${slug})${within}`,
    renamed: (from: string, to: string): string => `Menú: «${from}» ahora se llama «${to}»`,
    moved: (title: string, from: string, to: string): string => `Menú: «${title}» pasa de ${from} a ${to}`,
    reordered: (title: string, slug: string): string =>
      `Menú: «${title}» (${slug}) cambia de lugar en su lista`,
  },
  setting: (name: string, from: string, to: string): string => `Parámetro ${name}: ${from} → ${to}`,
  empty: 'vacío',
  file: {
    added: (name: string): string => `${name}: se agrega`,
    gone: (name: string): string => `${name}: se quita`,
    changed: (name: string): string => `${name}: cambió`,
  },
  part: {
    added: (to: string): string => `se agrega ${to}`,
    gone: (from: string): string => `se quita ${from}`,
    changed: (from: string, to: string): string => `${from} → ${to}`,
  },
  articles: {
    added: (count: number): string => `Artículos nuevos: ${count}`,
    gone: (count: number): string => `Artículos que ya no están: ${count}`,
    changed: (count: number): string => `Artículos que cambiaron: ${count}`,
  },
  price: (from: string, to: string): string => `precio ${from} → ${to}`,
  reduced: (list: string, lowest: string): string => `${list} (desde ${lowest})`,
  name: (from: string): string => `antes «${from}»`,
  soldOut: 'agotado',
  backInStock: 'otra vez disponible',
  page: 'su página',
} as const;

export const WARNINGS = {
  articlesGone: (gone: number, of: number): string => `Faltan ${gone} de ${articles(of)}.`,
  menuGone: (gone: number, of: number): string => `Faltan ${gone} de ${entries(of)} del menú.`,
  priceZero: (count: number): string => `${articles(count)} sin precio:`,
  priceJump: (count: number): string => `${articles(count)} con un precio diez veces mayor o menor:`,
  leadsNowhere: (count: number): string => `${entries(count)} de menú sin ningún artículo:`,
  sameAddress: (count: number): string => `${entries(count)} de menú con la dirección de otra:`,
  unreadable: (count: number): string =>
    `${counted(count, 'parámetro no se puede', 'parámetros no se pueden')} leer:`,
  otherService: (from: string, to: string): string =>
    `Los datos vienen de otro servicio: antes ${from}, ahora ${to}.`,
  heavy: (count: number): string => `${counted(count, 'página pesa', 'páginas pesan')} más de lo previsto:`,
} as const;

export const BROKEN_MESSAGES = {
  menu: (title: string, file: string): string => `La entrada de menú «${title}» no tiene página (${file}).`,
  article: (name: string, file: string): string => `El artículo «${name}» no tiene página (${file}).`,
  file: (file: string): string => `Falta ${file}.`,
  link: (page: string, address: string): string => `${page} lleva a ${address}, que no existe.`,
  picture: (page: string, address: string): string =>
    `${page} muestra ${address || 'una imagen sin dirección'}${address && ', que no existe'}.`,
} as const;
