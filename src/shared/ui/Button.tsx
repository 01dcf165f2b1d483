/** Buttons, and links that look like them. */
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import './Button.css';

/** One `primary` in a view, `quiet` for the others, `danger` for deletions; `plain` looks like a link. */
type ButtonKind = 'primary' | 'quiet' | 'danger' | 'plain';

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly kind?: ButtonKind;
  /** Takes the width of its container. */
  readonly wide?: boolean;
  /** Disabled, with a spinner and `aria-busy`; the text stays. */
  readonly busy?: boolean;
};

export function Button({ kind = 'primary', wide = false, busy = false, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(kind, wide, rest.className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    />
  );
}

export type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly href: string;
  readonly kind?: ButtonKind;
  readonly wide?: boolean;
};

export function ButtonLink({ kind = 'primary', wide = false, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classes(kind, wide, rest.className)}>
      {children}
    </a>
  );
}

function classes(kind: ButtonKind, wide: boolean, more: string | undefined): string {
  return ['button', `button-${kind}`, wide ? 'button-wide' : '', more ?? ''].filter(Boolean).join(' ');
}
