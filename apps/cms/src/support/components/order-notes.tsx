import { randomUUID } from "node:crypto";
import type { StaffNote } from "@autotune/contract";
import { actPath } from "../api/act-endpoint.ts";
import { Timestamp } from "./timestamp.tsx";

interface OrderNotesProps {
  readonly reference: string;
  readonly notes: readonly StaffNote[];
}

/** What staff wrote down for each other. */
export function OrderNotes({ reference, notes }: OrderNotesProps) {
  return (
    <section aria-labelledby="notes" className="admin-view-card">
      <h2 id="notes">Notes</h2>
      {notes.length === 0 && (
        <p className="admin-view-empty">No notes yet. Only staff sees them.</p>
      )}
      <ul className="order-notes">
        {notes.map(({ id, staff, text, createdAt }) => (
          <li key={id}>
            <p>{text}</p>
            <span className="order-table-second">
              {staff}, <Timestamp at={createdAt} />
            </span>
          </li>
        ))}
      </ul>
      <form action={actPath} className="order-note-form" method="post">
        <input name="action" type="hidden" value="note" />
        <input name="subject" type="hidden" value={reference} />
        <input name="order" type="hidden" value={reference} />
        {/* Of this form: a second press writes no second note. */}
        <input name="requestId" type="hidden" value={randomUUID()} />
        <label htmlFor="order-note">New note</label>
        <textarea
          aria-describedby="order-note-hint"
          id="order-note"
          maxLength={2000}
          name="text"
          required
          rows={2}
        />
        <p className="admin-view-hint" id="order-note-hint">
          The customer gets notes if they ask for their data.
        </p>
        <button className="support-quiet" type="submit">
          Add note
        </button>
      </form>
    </section>
  );
}
