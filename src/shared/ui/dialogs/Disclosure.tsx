/** Something that unfolds: the browser's own `details`, with the shop's arrow (base.css turns it). */
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

export type DisclosureProps = {
  /** What is pressed. */
  readonly summary: ReactNode;
  readonly className?: string;
  /** Unfolded from the start. */
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
