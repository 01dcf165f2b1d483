/** Suggests a correction of a field after blur, accepted with one press (decision 130, Checkout). */
import { Button } from '#shared/ui/Button.tsx';

export type SuggestionProps = {
  /** The suggested value; undefined for no suggestion. */
  readonly value: string | undefined;
  readonly text: (value: string) => string;
  /** Accepts it and focuses the field, because the pressed button disappears. */
  readonly onTake: (value: string) => void;
};

/** The live region is rendered before its text, so that the text is announced. */
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
