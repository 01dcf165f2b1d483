/** A `details` element with the shop's arrow, which base.css turns. */
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

export type DisclosureProps = {
  readonly summary: ReactNode;
  readonly className?: string;
  /** Initially. */
  readonly open?: boolean;
  readonly onOpen?: () => void;
  readonly children?: ReactNode;
};

export function Disclosure({ summary, className, open = false, onOpen, children }: DisclosureProps) {
  return (
    <details
      className={className}
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary>
        {summary}
        <Icon name="chevron" size="s" />
      </summary>
      {children}
    </details>
  );
}
