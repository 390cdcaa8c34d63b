/** Why signing in failed, beside the fields: a notification disappears, and may not have been seen. */
export function FailureText({ text }: { text: string | undefined }) {
  return (
    <p role="alert" className="text-14 text-danger empty:hidden">
      {text}
    </p>
  );
}
