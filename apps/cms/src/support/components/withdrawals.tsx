import { mayStaff, type StaffRole, type StaffWithdrawal } from "@autotune/contract";
import { actPath } from "../api/act-endpoint.ts";
import { customerPath } from "../api/support-routes.ts";
import { ActionForm } from "./action-form.tsx";
import { Badge } from "./badge.tsx";
import { RefusalFields } from "./refusal-fields.tsx";
import { refusalWords } from "./support-words.ts";
import { Timestamp } from "./timestamp.tsx";

interface WithdrawalsProps {
  readonly withdrawals: readonly StaffWithdrawal[];
  readonly role: StaffRole;
}

export function Withdrawals({ withdrawals, role }: WithdrawalsProps) {
  return withdrawals.map((withdrawal) => {
    const { id, name, email, reference, part, state, customerId, refusal } = withdrawal;
    return (
      <article aria-label={`Withdrawal ${reference}`} className="admin-view-card" key={id}>
        <h3>
          {reference} <Badge tone={state === "received" ? "warning" : "plain"}>{state}</Badge>
        </h3>
        <p className="admin-view-line">
          {name}, {email} · received <Timestamp at={withdrawal.receivedAt} />
        </p>
        {part !== "" && <blockquote>{part}</blockquote>}
        {refusal !== null && (
          <p className="admin-view-line">
            Told the customer: {refusalWords[refusal]} {withdrawal.refusalNote}
          </p>
        )}
        {customerId === null ? (
          <p className="admin-view-hint">
            No order matches both this email address and this reference. Search for the order by
            either one.
          </p>
        ) : (
          <p>
            <a href={customerPath(customerId)}>Customer page</a>
          </p>
        )}
        {state === "received" && mayStaff(role, "withdrawal.settle") && (
          <ActionForm
            action="settle"
            endpoint={actPath}
            button="Settle withdrawal"
            customer={customerId ?? undefined}
            subject={id}
            title="Settle"
          >
            <fieldset>
              <legend>Outcome</legend>
              <label className="admin-view-choice">
                <input defaultChecked name="outcome" type="radio" value="refunded" />
                Refunded. Start the refund in the order too: settling doesn’t start it.
              </label>
              <label className="admin-view-choice">
                <input name="outcome" type="radio" value="refused" />
                Refused: there’s no right to withdraw.
              </label>
            </fieldset>
            <RefusalFields />
          </ActionForm>
        )}
      </article>
    );
  });
}
