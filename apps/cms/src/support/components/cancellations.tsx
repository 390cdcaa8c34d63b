import {
  mayStaff,
  settledCancellationDays,
  type StaffCancellation,
  type StaffRole,
} from "@autotune/contract";
import { actPath } from "../api/act-endpoint.ts";
import { customerPath } from "../api/support-routes.ts";
import { ActionForm } from "./action-form.tsx";
import { Badge } from "./badge.tsx";
import { Timestamp } from "./timestamp.tsx";

const words: Readonly<Record<StaffCancellation["state"], string>> = {
  received: "not confirmed by email yet",
  confirmed: "confirmed, waits for its day",
  done: "canceled",
  takenBack: "taken back by the customer",
};

interface CancellationsProps {
  readonly cancellations: readonly StaffCancellation[];
  readonly role: StaffRole;
}

/** Those that the shop can't settle by itself come first, with what support can do. */
export function Cancellations({ cancellations, role }: CancellationsProps) {
  if (cancellations.length === 0)
    return (
      <p className="admin-view-empty">
        Nothing to settle, and no cancellations in the last {settledCancellationDays} days.
      </p>
    );
  return cancellations.map((cancellation) => {
    const { id, name, email, reference, reason, endsOn, state, isOpen, outcome, customerId } =
      cancellation;
    return (
      <article aria-label={`Cancellation ${reference}`} className="admin-view-card" key={id}>
        <h3>
          {reference} <Badge tone={isOpen ? "warning" : "plain"}>{words[state]}</Badge>
        </h3>
        <p className="admin-view-line">
          {name}, {email} · received <Timestamp at={cancellation.receivedAt} />
        </p>
        {reason !== "" && <blockquote>{reason}</blockquote>}
        {endsOn !== null && (
          <p className="admin-view-hint">
            To end on {endsOn}. Once confirmed, the shop cancels the plan in time.
          </p>
        )}
        {outcome !== null && (
          <p className="admin-view-line">
            Told the customer: {outcome}. {cancellation.outcomeNote}
          </p>
        )}
        {customerId === null ? (
          <p className="admin-view-hint">
            No plan matches this email address and reference.
            {isOpen && " Search for the customer, end the plan there, then settle this."}
          </p>
        ) : (
          <p>
            <a href={customerPath(customerId)}>Customer page</a>
          </p>
        )}
        {isOpen && mayStaff(role, "cancellation.settle") && (
          <ActionForm
            action="settle-cancellation"
            button="Settle cancellation"
            customer={undefined}
            endpoint={actPath}
            subject={id}
            title="Settle"
          >
            <fieldset>
              <legend>Outcome</legend>
              <label className="admin-view-choice">
                <input defaultChecked name="outcome" type="radio" value="accepted" />
                {customerId === null
                  ? "Accepted. The plan was ended by hand."
                  : "Accepted. The plan is canceled and runs to the end of the paid time. To end it at once, use its own button."}
              </label>
              <label className="admin-view-choice">
                <input name="outcome" type="radio" value="refused" />
                Refused: it isn’t theirs, or the reason is no important one.
              </label>
            </fieldset>
            <label>
              Note to the customer
              <textarea maxLength={1000} name="text" rows={2} />
            </label>
            <p className="admin-view-hint">
              Needed for a refusal. The email shows it as you write it, so use the customer’s
              language.
            </p>
          </ActionForm>
        )}
      </article>
    );
  });
}
