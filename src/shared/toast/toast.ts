/** A toast (storefront §9). */
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
/** Such as 'Ver favoritos'. */
export type ToastLink = { readonly href: string; readonly text: string };
export type Toast = {
  readonly type: ToastType;
  readonly message: string;
  readonly position: ToastPosition;
  readonly link?: ToastLink | undefined;
  /** `endToasts` ends the toasts of a topic when they are outdated. */
  readonly topic?: string;
  /** The page announces the same in a live region, so the toast does not. */
  readonly isAnnouncedInPage?: true;
  /** Duration in ms. */
  readonly duration: number;
};
