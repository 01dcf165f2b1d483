/** Messages of the targets that are not a folder of this machine, in plain Spanish. */
import type { HostName } from './address.ts';

const HOST_NAMES: Readonly<Record<HostName, string>> = {
  'cloudflare-pages': 'Cloudflare Pages',
  netlify: 'Netlify',
};

const GROUPS = /\B(?=(\d{3})+$)/g;
const MIB = 1024 * 1024;

/** `20,000` */
const grouped = (count: number): string => String(count).replace(GROUPS, ',');

const megabytes = (bytes: number): string => `${(bytes / MIB).toFixed(1)} MB`;

export const TARGET_MESSAGES = {
  noTool: (command: string): string => `Falta el programa ${command}. Lo que está en vivo no se tocó.`,
  install: (how: string): string => `Se instala así: ${how}`,
  noVariable: (names: readonly string[]): string =>
    `${names.length === 1 ? 'Falta la variable' : 'Faltan las variables'} ${names.join(' y ')}. Lo que está en vivo no se tocó.`,
  toolFailed: (command: string, code: number): string =>
    `${command} terminó con el código ${code}. Lo que está en vivo no se tocó.`,
  comparing: (changed: number, gone: number): string =>
    `  archivos por subir: ${grouped(changed)}; por quitar: ${grouped(gone)}`,
  brokenOff:
    'La subida se interrumpió. Lo que está en vivo sigue entero: repita la orden y sigue donde se quedó.',
  noServer: (host: string): string => `No se pudo llegar a ${host}. Lo que está en vivo no se tocó.`,
  notThere: (host: string, folder: string): string =>
    `No se pudo escribir en ${folder} de ${host}. Lo que está en vivo no se tocó.`,
  notReadable: (site: string): string =>
    `El servidor web no podría leer todo lo que hay en ${site}. Lo que está en vivo no se tocó.`,
  privateFolders: (site: string): string =>
    `  ! Alguna carpeta encima de ${site} la puede abrir solo su dueño: si el servidor web corre con otro usuario, contestará 403. Se arregla con chmod o+x en esa carpeta.`,
  notReached:
    'El destino no contesta, o no acepta estas claves. No se construyó nada, y lo que está en vivo no se tocó.',
  notCompared: 'No se pudo ver lo que hay en el destino. Lo que está en vivo no se tocó.',
  notTidied: '  No se pudo quitar lo que ya no hace falta; lo intenta la próxima publicación.',
  foreignFiles: (count: number): string =>
    `En el destino hay archivos que no son de una tienda (${grouped(count)}), y se quitarían. Use otra carpeta del bucket.`,
  tooMuch: (host: HostName): string =>
    `${HOST_NAMES[host]} no aceptaría esta publicación, y no se subió. Lo que está en vivo no se tocó.`,
  manyFiles: (count: number, most: number): string =>
    `Son ${grouped(count)} archivos; acepta ${grouped(most)}.`,
  largeFolder: (folder: string, count: number, most: number): string =>
    `La carpeta ${folder} tiene ${grouped(count)} archivos; acepta ${grouped(most)} en una carpeta.`,
  largeFile: (file: string, bytes: number, most: number): string =>
    `${file} mide ${megabytes(bytes)}; acepta ${megabytes(most)} por archivo.`,
  fewerFiles:
    'Con un plan que acepta más: --max-files N (PUBLISH_MAX_FILES). Con PUBLIC_PRERENDERED_PRODUCTS=N hay menos páginas.',
} as const;
