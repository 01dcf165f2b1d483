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
/** Where a toast leads: 'Ver favoritos'. */
export type ToastLink = { readonly href: string; readonly text: string };
export type Toast = {
  readonly type: ToastType;
  readonly message: string;
  readonly position: ToastPosition;
  readonly link?: ToastLink | undefined;
  /** The subject: the toast goes when a new one about it comes (`endToasts`), so that no outdated message stays. */
  readonly topic?: string;
  /** The page announces the same in a live region: the toast is only seen. */
  readonly isAnnouncedInPage?: true;
  /** Milliseconds. */
  readonly duration: number;
};
