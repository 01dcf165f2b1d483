/** What was probably meant by a field that was left, taken over with one press (decision 130, Checkout). */
import { Button } from '#shared/ui/Button.tsx';

export type SuggestionProps = {
  /** What was meant; undefined where nothing is suggested. */
  readonly value: string | undefined;
  readonly text: (value: string) => string;
  /** Takes it over, and leads the focus back to the field: what was pressed goes with its text. */
  readonly onTake: (value: string) => void;
};

/** The live region is there before its words, so that they are announced. */
export function Suggestion({ value, text, onTake }: SuggestionProps) {
  return (
    <div role="status">
      {value === undefined ? null : (
        <Button kind="plain" onClick={() => onTake(value)}>
          {text(value)}
        </Button>
      )}
    </div>
  );
}
