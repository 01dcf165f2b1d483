/** Built HTML that is hydrated on intent, without an island (`shared/hydration/mounts.ts`). */
import type { ReactNode } from 'react';
import { encodeJsonAttribute } from '#shared/html/json-attribute.ts';

export type MountPointProps = {
  /** The page's script has a loader of this name. */
  readonly name: string;
  /** Props of the component, written into `data-props`. */
  readonly props: object;
  readonly className?: string;
  readonly children: ReactNode;
};

export function MountPoint({ name, props, className, children }: MountPointProps) {
  const written = import.meta.env.SSR ? encodeJsonAttribute(JSON.stringify(props)) : undefined;
  return (
    <div className={className} data-mount={name} data-props={written}>
      {children}
    </div>
  );
}
