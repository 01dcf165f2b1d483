/** The message of an empty list, with links to go on. */
import type { ReactNode } from 'react';
import { ButtonLink } from './Button.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import './EmptyState.css';

type Way = { readonly href: string; readonly label: string };

export type EmptyStateProps = {
  /** Rendered as a paragraph, because the heading above it varies. */
  readonly title: string;
  readonly icon?: IconName;
  readonly action?: Way;
  readonly ways?: readonly Way[];
  readonly children?: ReactNode;
};

export function EmptyState({ title, icon = 'bag', action, ways = [], children }: EmptyStateProps) {
  return (
    <div className="empty">
      <Icon name={icon} />
      <p className="empty-title">{title}</p>
      {children}
      {action ? (
        <ButtonLink kind="quiet" href={action.href}>
          {action.label}
        </ButtonLink>
      ) : null}
      {ways.map(({ href, label }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </div>
  );
}
