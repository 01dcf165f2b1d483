/**
 * The filters of small screens: a sheet with the number of matching products. The browser opens and closes it natively,
 * and the opening press fills it with the built filters (`shell/browser/head/fill-on-press.ts`). React replaces them once
 * the sheet is open.
 */

import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { controlOf, findControl } from '#shared/hydration/find-control.ts';
import { Button } from '#shared/ui/Button.tsx';
import { lockPageScroll } from '#shared/ui/dialogs/Dialog.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { useCatalogueText } from '../use-catalogue-text.ts';
import '#shared/ui/dialogs/Dialog.css';

/** Id of the dialog, for the button that opens it. */
export const FILTER_SHEET = 'filters';

export type FilterSheetProps = {
  /** Called for each opening and closing, and for an opening before hydration. */
  readonly onToggle: (isOpen: boolean) => void;
  /** The number of products; undefined while it is unknown. */
  readonly count: number | undefined;
  /** @param openGroups the open groups of the built filters; undefined for the default */
  readonly children: (openGroups?: readonly string[]) => ReactNode;
};

/** The body for React, and the state of its built filters. */
type TakenOver = {
  readonly body: HTMLElement;
  readonly openGroups?: readonly string[];
  readonly focused?: string | undefined;
  /** The radio that was pressed before hydration; the page replays checkboxes itself. */
  readonly chosen?: string | undefined;
};

/** Empties the body for React. */
function takeOver(body: HTMLElement): TakenOver {
  const groups = [...body.querySelectorAll('details')];
  const active = document.activeElement;
  const chosen = [...body.querySelectorAll<HTMLInputElement>('input[type=radio]')].find(
    (radio) => radio.checked && !radio.defaultChecked,
  );
  const taken = {
    body,
    ...(groups.length > 0 && {
      openGroups: groups.filter(({ open }) => open).map(({ dataset }) => dataset['group'] ?? ''),
    }),
    focused: body.contains(active) ? controlOf(active) : undefined,
    chosen: chosen && controlOf(chosen),
  };
  // Keeps the message about code that could not be loaded.
  body.replaceChildren(...body.querySelectorAll('#lost'));
  return taken;
}

/** Keeps the built content, which hydration would report as a mismatch. */
const AS_BUILT = { __html: '' };

export function FilterSheet({ onToggle, count, children }: FilterSheetProps) {
  const t = useCatalogueText();
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [taken, setTaken] = useState<TakenOver>();
  const notify = useEffectEvent((isOpen: boolean): void => {
    lockPageScroll();
    if (isOpen && !taken && body.current) setTaken(takeOver(body.current));
    onToggle(isOpen);
  });
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current) return;
    // Only newer browsers send `toggle` for dialogs.
    const watch = new MutationObserver(() => notify(current.open));
    watch.observe(current, { attributeFilter: ['open'] });
    if (current.open) notify(true);
    return () => watch.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (taken?.focused !== undefined) findControl(taken.body, taken.focused)?.focus();
    if (taken?.chosen !== undefined) findControl(taken.body, taken.chosen)?.click();
  }, [taken]);
  const content = (openGroups?: readonly string[]): ReactNode => (
    <>
      {children(openGroups)}
      <p className="filter-sheet-foot">
        <Button wide data-native="" command="close" commandfor={FILTER_SHEET}>
          {count === undefined ? t('filters.showProducts') : t('filters.show', { count })}
        </Button>
      </p>
    </>
  );
  return (
    <dialog
      ref={dialog}
      id={FILTER_SHEET}
      className="dialog"
      data-placement="sheet"
      closedby="any"
      aria-labelledby={`${FILTER_SHEET}-title`}
    >
      <div className="dialog-box">
        <div className="dialog-head">
          <h2 id={`${FILTER_SHEET}-title`}>{t('filters.title')}</h2>
          <button
            type="button"
            className="dialog-close"
            aria-label={t('filters.close')}
            data-native=""
            command="close"
            commandfor={FILTER_SHEET}
          >
            <Icon name="close" />
          </button>
        </div>
        {import.meta.env.SSR ? (
          <div data-lost="">
            <noscript>{content()}</noscript>
          </div>
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps the built HTML (decision 235, Ways to render)
          <div ref={body} data-lost="" dangerouslySetInnerHTML={AS_BUILT} suppressHydrationWarning />
        )}
      </div>
      {taken ? createPortal(content(taken.openGroups), taken.body) : null}
    </dialog>
  );
}
