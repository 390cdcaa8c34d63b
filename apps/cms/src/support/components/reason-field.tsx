import { useId } from "react";

/** Why it is done, for the audit log. */
export function ReasonField() {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Reason</label>
      <textarea
        aria-describedby={`${id}-note`}
        id={id}
        maxLength={500}
        minLength={3}
        name="reason"
        required
        rows={2}
      />
      <p className="admin-view-hint" id={`${id}-note`}>
        Saved permanently in the audit log. Don’t include names or addresses.
      </p>
    </>
  );
}
