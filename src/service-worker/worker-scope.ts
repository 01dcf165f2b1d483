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
