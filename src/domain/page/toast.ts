/** A toast as the specification speaks of it (storefront §9). */
export type ToastType = 'info' | 'success' | 'error' | 'warn';
export type ToastPosition =
  | 'top-left'
  | 'top-center'
  | 'top-right'
  | 'center'
  | 'bottom-left'
  | 'bottom-center'
  | 'bottom-right'
  | 'left-center'
  | 'right-center';
export type Toast = {
  readonly type: ToastType;
  readonly message: string;
  readonly position: ToastPosition;
  /** What it is about: it goes when more is to be said of that (`endToasts`), so that no stale word stands beside it. */
  readonly topic?: string;
  /** Milliseconds. */
  readonly duration: number;
};
