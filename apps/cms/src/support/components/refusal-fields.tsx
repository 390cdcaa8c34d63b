import { withdrawalRefusals } from "@autotune/commerce";
import { useId } from "react";
import { refusalWords } from "./support-words.ts";

/** Why a withdrawal is refused, for the customer. Shown while that is the chosen outcome. */
export function RefusalFields() {
  const noteId = useId();
  return (
    <div className="admin-view-refusal">
      <label>
        Why, in the customer’s email
        <select defaultValue={withdrawalRefusals[0]} name="refusal">
          {withdrawalRefusals.map((refusal) => (
            <option key={refusal} value={refusal}>
              {refusalWords[refusal]}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor={noteId}>Note to the customer</label>
      <textarea
        aria-describedby={`${noteId}-hint`}
        id={noteId}
        maxLength={1000}
        name="refusalNote"
        rows={2}
      />
      <p className="admin-view-hint" id={`${noteId}-hint`}>
        Optional, unless the reason is another one. The email shows it as you write it, so use the
        customer’s language.
      </p>
    </div>
  );
}
