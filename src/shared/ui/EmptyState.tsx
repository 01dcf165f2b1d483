/** What a list says when there is nothing in it, and the way on. */
import type { ReactNode } from 'react';
import { ButtonLink } from './Button.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import './EmptyState.css';

type Way = { readonly href: string; readonly label: string };

export type EmptyStateProps = {
  /** Built as a paragraph, so that it can stand under any heading. */
  readonly title: string;
  readonly icon?: IconName;
  readonly action?: Way;
  /** Where else many go. */
  readonly ways?: readonly Way[];
  /** More words, a form, further links. */
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
