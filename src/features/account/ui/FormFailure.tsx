/** Why a form's call failed, in the form itself: a toast is soon gone, and needs code that may not be there. */
export type FormFailureProps = {
  /** Translated; '' when nothing failed. */
  readonly text: string;
};

export function FormFailure({ text }: FormFailureProps) {
  if (text === '') return null;
  return (
    <p role="alert" className="account-failure">
      {text}
    </p>
  );
}
