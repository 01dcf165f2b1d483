/** What `--to` names: a folder, a bucket, a folder of another machine, or a project of a host. */

/** A host with an upload tool for a whole folder. */
export type HostName = 'cloudflare-pages' | 'netlify';

/** Where a shop is published, by what it was called. */
export type Address =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'bucket'; readonly bucket: string; readonly prefix: string }
  | { readonly kind: 'server'; readonly host: string; readonly folder: string }
  | { readonly kind: 'host'; readonly host: HostName; readonly project: string };

/** `shop@server:/srv/shop`; a single letter before the colon is a disk of Windows. */
const SERVER = /^(?!-)((?:[\w.-]+@)?\w[\w.-]+):(\/[\w.@+/-]+)$/;
const SCHEME = /^([a-z][a-z0-9+.-]+):\/\/(.*)$/i;
/** A bucket's name, and folders in it; nothing that a shell or a tool would read as something else. */
const BUCKET = /^([a-z0-9][a-z0-9.-]{1,62})((?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)*)\/?$/;
const PROJECT = /^[\w.-]+$/;

function addressOfScheme(scheme: string, rest: string): Address | undefined {
  switch (scheme.toLowerCase()) {
    case 's3': {
      const [, bucket, prefix = ''] = BUCKET.exec(rest) ?? [];
      return bucket === undefined ? undefined : { kind: 'bucket', bucket, prefix: prefix.slice(1) };
    }
    case 'cloudflare-pages':
    case 'netlify': {
      const host = scheme.toLowerCase() === 'netlify' ? 'netlify' : 'cloudflare-pages';
      return PROJECT.test(rest) ? { kind: 'host', host, project: rest } : undefined;
    }
    default:
      return undefined;
  }
}

/** What a host's name would stand before, in a form that is none of `SERVER`: no folder is meant. */
const LIKE_SERVER = /^(?:[^/\\]{2,})?:/;
/** `s3:/shop`: a slash is missing, and no machine is meant. */
const SCHEMES = /^(?:s3|netlify|cloudflare-pages):/i;
/** A disk of Windows. */
const DISK = /^[a-z]:/i;

/** `~/shop`, as it comes of a file of variables, where no shell puts the home folder in its place; nobody else's. */
function folderOf(text: string, { home, isWindows }: Machine): Address | undefined {
  if (LIKE_SERVER.test(text) || text.trim() === '') return undefined;
  // Elsewhere it would be a folder of that name in the project.
  if (DISK.test(text) && !isWindows) return undefined;
  if (!text.startsWith('~')) return { kind: 'folder', folder: text };
  return text.startsWith('~/') && home !== ''
    ? { kind: 'folder', folder: `${home}${text.slice(1)}` }
    : undefined;
}

/** What of a machine its addresses depend on. */
interface Machine {
  /** Folder of who publishes; '' where nobody knows it. */
  readonly home: string;
  readonly isWindows: boolean;
}

/** Reads what `--to` says; undefined when it is no address that is known. */
export function readAddress(
  text: string,
  { home = '', isWindows = false }: Partial<Machine> = {},
): Address | undefined {
  const [, scheme, rest = ''] = SCHEME.exec(text) ?? [];
  if (scheme !== undefined) return addressOfScheme(scheme, rest);
  if (SCHEMES.test(text)) return undefined;
  const [, host, folder] = SERVER.exec(text) ?? [];
  if (host !== undefined && folder !== undefined)
    return { kind: 'server', host, folder: folder.replace(/(.)\/+$/, '$1') };
  return folderOf(text, { home, isWindows });
}
