/** Why the account did not open, beside the fields: a message over the page goes, and may not have come. */
export function FailureText({ text }: { text: string | undefined }) {
  return (
    <p role="alert" className="text-14 text-danger empty:hidden">
      {text}
    </p>
  );
}
