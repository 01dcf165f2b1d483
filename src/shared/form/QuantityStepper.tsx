/** A quantity: a spin button between two buttons (interface, Quick view and product page). */
import { type ChangeEvent, type InputEvent, type KeyboardEvent, useState } from 'react';
import { Icon } from '#shared/ui/Icon.tsx';
import './QuantityStepper.css';

export type QuantityStepperProps = {
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  /** 'Cantidad', 'Aumentar cantidad', 'Disminuir cantidad'. */
  readonly text: { readonly label: string; readonly increase: string; readonly decrease: string };
  /** A whole number from `min` to `max`; `isHeld` if a larger one was typed and reported to `onExceed`. */
  readonly onChange: (quantity: number, isHeld: boolean) => void;
  /** Called for a typed or pressed number above `max`; `onChange` is also called with `max` if it was typed. */
  readonly onExceed?: (wanted: number) => void;
  /** Called for a press below `min`; without it the button is disabled there. */
  readonly onBelow?: () => void;
  readonly disabled?: boolean;
  readonly name?: string;
  /** Id of the counted item: the controls have it in `data-control`, so that a held click finds them again. */
  readonly control?: string;
};

/** Keeps the typed text until blur or Enter, then replaces it by a number in range or by the previous value. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, min = 1, max, text, onChange, onExceed, onBelow, disabled = false, name, control } = props;
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const choose = (wanted: number): void => {
    setDraft(undefined);
    if (wanted > max) onExceed?.(wanted);
    const next = Math.max(min, Math.min(max, wanted));
    if (next !== value) onChange(next, wanted > max);
  };
  const settle = (): void => {
    if (draft === undefined) return;
    const typed = Number.parseInt(draft, 10);
    if (Number.isFinite(typed)) choose(typed);
    else setDraft(undefined);
  };
  return (
    <div className="stepper">
      <button
        type="button"
        aria-label={text.decrease}
        data-control={control && `decrease:${control}`}
        disabled={disabled || (value <= min && onBelow === undefined)}
        onClick={() => (value <= min ? onBelow?.() : choose(value - 1))}
      >
        <Icon name="minus" size="s" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={text.label}
        data-control={control && `quantity:${control}`}
        {...(name === undefined ? {} : { name })}
        min={min}
        max={Math.max(min, max)}
        value={draft ?? value}
        disabled={disabled}
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
          const typed = Number.parseInt(currentTarget.value, 10);
          // Text restored after hydration in a field without focus, which gets no blur.
          if (currentTarget.matches(':focus') || !Number.isFinite(typed)) setDraft(currentTarget.value);
          else choose(typed);
        }}
        onBeforeInput={insertAsciiDigits}
        onBlur={settle}
        // In a focused field the wheel would change the number instead of scrolling the page.
        onWheel={({ currentTarget }) => currentTarget.blur()}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => stepByKey(event, { value, choose, settle })}
      />
      <button
        type="button"
        aria-label={text.increase}
        data-control={control && `increase:${control}`}
        disabled={disabled || (value >= max && onExceed === undefined)}
        onClick={() => choose(value + 1)}
      >
        <Icon name="plus" size="s" />
      </button>
    </div>
  );
}

/** Replaces full-width digits, which a number field rejects, by ASCII digits. */
function insertAsciiDigits(event: InputEvent<HTMLInputElement>): void {
  const digits = event.data.normalize('NFKC');
  if (digits === event.data) return;
  event.preventDefault();
  document.execCommand('insertText', false, digits);
}

type Steps = {
  readonly value: number;
  readonly choose: (wanted: number) => void;
  readonly settle: () => void;
};

/** Steps on arrow keys, because the browser's stepping stops silently at `max`. */
function stepByKey(event: KeyboardEvent<HTMLInputElement>, { value, choose, settle }: Steps): void {
  const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (step === undefined && event.key !== 'Enter') return;
  event.preventDefault();
  if (step === undefined) settle();
  else choose(value + step);
}
