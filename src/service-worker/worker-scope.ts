/**
 * The parts of a service worker's global scope that this one uses. TypeScript's own types for workers and for pages
 * exclude each other in one project.
 */

/** An event that keeps the worker alive until its work is done. */
interface LastingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** A page asks for something. */
export interface AskingEvent extends LastingEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

/** A page says something. */
interface ToldEvent extends LastingEvent {
  readonly data: unknown;
}

/** A tab that shows the shop. */
interface OpenTab {
  readonly url: string;
  readonly navigate: (url: string) => Promise<unknown>;
}

/** `self` inside the worker that ends the worker. */
export interface RetiringScope {
  readonly registration: { readonly unregister: () => Promise<boolean> };
  readonly clients: {
    readonly matchAll: (options: { readonly type: 'window' }) => Promise<readonly OpenTab[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
}

/** `self` inside the worker. */
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
  addEventListener(type: 'fetch', listener: (event: AskingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ToldEvent) => void): void;
}

/** Built by `scripts/publish/service-worker.ts`. Addresses are paths of the shop, without origin. */
export interface WorkerPlan {
  /** Changes with the content of `files`: each revision has its own copies of them. */
  readonly revision: string;
  /** What has to be there before the worker starts: the offline pages, the default picture, the icons. */
  readonly files: readonly string[];
  /** Hashed scripts and styles of the offline page, the shell and the cart, and the styles of lists and products, which come first. */
  readonly assets: readonly string[];
  /** Names of all hashed files of the build. */
  readonly release: readonly string[];
  /** The offline page in each language: language → path. */
  readonly offlinePages: Readonly<Record<string, string>>;
  /** Pages the worker never keeps, free of the language and without a slash: `pago-exito`. */
  readonly privatePages: readonly string[];
  /** Folder of the files whose name changes with their content, with both slashes. */
  readonly hashedFolder: string;
}
