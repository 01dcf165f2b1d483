/**
 * The root of every island. If it fails, the built HTML is restored (`shared/hydration/built-html.ts` handles
 * `island:failed`), so that its links and forms work as HTML; a message is shown, and the beacon reports the error.
 */
import { Component, type FunctionComponent, type ReactNode } from 'react';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { type Located, withLocale } from './locale.tsx';

type Props = { readonly children: ReactNode };
type State = { readonly hasFailed: boolean };

async function notifyFailure(): Promise<void> {
  const { loadText } = await import('#shared/i18n/client-text.ts');
  const text = await loadText('messages');
  const locale = pageLocale();
  showToast('error', text(locale)('islandFailed'), 'top-center');
}

export class IslandBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
    notifyFailure().catch(() => undefined);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <div className="island-built" ref={putBack} /> : this.props.children;
  }
}

function putBack(place: HTMLElement | null): void {
  place?.dispatchEvent(new CustomEvent('island:failed', { bubbles: true }));
}

/** Makes a component the root of an island, with the language as a prop. */
export function asIsland<P extends object>(Root: FunctionComponent<P>): Located<P> {
  const InLocale = withLocale(Root);
  return function Island(props) {
    return (
      <IslandBoundary>
        <InLocale {...props} />
      </IslandBoundary>
    );
  };
}
