/** What the publisher passes to the worker about its build. */

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
