/** Reads the value of `--to`: a folder, a bucket, a folder of another machine, or a project of a host. */

/** A host with an upload tool for a whole folder. */
export type HostName = 'cloudflare-pages' | 'netlify';

/** The address of a publishing target. */
export type Address =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'bucket'; readonly bucket: string; readonly prefix: string }
  | { readonly kind: 'server'; readonly host: string; readonly folder: string }
  | { readonly kind: 'host'; readonly host: HostName; readonly project: string };

/** The facts of this machine that decide what an address means. */
interface Machine {
  /** Home folder of the user; '' when unknown. */
  readonly home: string;
  readonly isWindows: boolean;
}

/** `shop@server:/srv/shop`; a single letter before the colon is a disk of Windows. */
const SERVER = /^(?!-)((?:[\w.-]+@)?\w[\w.-]+):(\/[\w.@+/-]+)$/;
const SCHEME = /^([a-z][a-z0-9+.-]+):\/\/(.*)$/i;
/** A bucket's name and folders in it, without characters that a shell or a tool would interpret. */
const BUCKET = /^([a-z0-9][a-z0-9.-]{1,62})((?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)*)\/?$/;
const PROJECT = /^[\w.-]+$/;
/** A scheme with a missing slash, such as `s3:/shop`. */
const INCOMPLETE_SCHEME = /^(?:s3|netlify|cloudflare-pages):/i;
/** A host name before a colon, in a form that `SERVER` does not accept. */
const LIKE_SERVER = /^(?:[^/\\]{2,})?:/;
const WINDOWS_DISK = /^[a-z]:/i;

function addressOfScheme(scheme: string, rest: string): Address | undefined {
  switch (scheme) {
    case 's3': {
      const [, bucket, prefix = ''] = BUCKET.exec(rest) ?? [];
      return bucket === undefined ? undefined : { kind: 'bucket', bucket, prefix: prefix.slice(1) };
    }
    case 'cloudflare-pages':
    case 'netlify':
      return PROJECT.test(rest) ? { kind: 'host', host: scheme, project: rest } : undefined;
    default:
      return undefined;
  }
}

/** Expands `~/`, because no shell does so in a file of variables. */
function folderOf(text: string, { home, isWindows }: Machine): Address | undefined {
  const isFolder = text.trim() !== '' && !LIKE_SERVER.test(text) && (isWindows || !WINDOWS_DISK.test(text));
  if (!isFolder) return undefined;
  if (!text.startsWith('~')) return { kind: 'folder', folder: text };
  const isOwnHome = text.startsWith('~/') && home !== '';
  return isOwnHome ? { kind: 'folder', folder: `${home}${text.slice(1)}` } : undefined;
}

/** Reads an address; undefined when it has no known form. */
export function readAddress(
  text: string,
  { home = '', isWindows = false }: Partial<Machine> = {},
): Address | undefined {
  const [, scheme, rest = ''] = SCHEME.exec(text) ?? [];
  if (scheme !== undefined) return addressOfScheme(scheme.toLowerCase(), rest);
  if (INCOMPLETE_SCHEME.test(text)) return undefined;
  const [, host, folder] = SERVER.exec(text) ?? [];
  if (host !== undefined && folder !== undefined)
    return { kind: 'server', host, folder: folder.replace(/(.)\/+$/, '$1') };
  return folderOf(text, { home, isWindows });
}
