/** Types of a service worker's global scope: TypeScript's own types for workers and pages exclude each other in one project. */

interface LastingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface RequestEvent extends LastingEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

interface PageMessageEvent extends LastingEvent {
  readonly data: unknown;
}

interface OpenTab {
  readonly url: string;
  readonly navigate: (url: string) => Promise<unknown>;
}

/** `self` of a retired worker. */
export interface RetiringScope {
  readonly registration: { readonly unregister: () => Promise<boolean> };
  readonly clients: {
    readonly matchAll: (options: { readonly type: 'window' }) => Promise<readonly OpenTab[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
}

export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly navigator: { readonly onLine: boolean; readonly connection?: { readonly saveData?: boolean } };
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly OpenTab[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageMessageEvent) => void): void;
}

/** Built by `scripts/publish/service-worker.ts`. Addresses are paths of the shop, without origin. */
export interface WorkerPlan {
  /** Digest of `files`; each revision has its own cache. */
  readonly revision: string;
  /** The offline pages, the default picture and the icons, which are required. */
  readonly files: readonly string[];
  /** Hashed files to fetch first: of the offline page, the shell and the cart, and the styles of lists and products. */
  readonly assets: readonly string[];
  /** Names of all hashed files of the build. */
  readonly release: readonly string[];
  /** The offline page in each language: language → path. */
  readonly offlinePages: Readonly<Record<string, string>>;
  /** Pages that are never cached, without language and slash: `pago-exito`. */
  readonly privatePages: readonly string[];
  /** Folder of the hashed files, with both slashes. */
  readonly hashedFolder: string;
}
