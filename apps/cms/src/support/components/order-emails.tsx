import { sentEmailDays, type StaffOrderPage } from "@autotune/contract";
import { actPath } from "../api/act-endpoint.ts";
import { ActionForm } from "./action-form.tsx";
import { Badge } from "./badge.tsx";
import { wordsOfMail } from "./support-words.ts";
import { Timestamp } from "./timestamp.tsx";

/** What the customer was sent about the order. */
export function OrderEmails({ page }: { readonly page: StaffOrderPage }) {
  const { emails, order, customer } = page;
  return (
    <section aria-labelledby="emails" className="admin-view-card">
      <h2 id="emails">Emails</h2>
      {emails.length === 0 && (
        <p className="admin-view-empty">
          None in the last {sentEmailDays} days to {customer.email}.
        </p>
      )}
      <ul>
        {emails.map(({ kind, at, wasWithheld }) => (
          <li key={at + kind}>
            {wordsOfMail(kind)}, <Timestamp at={at} />
            {wasWithheld && <Badge tone="problem">not sent, address bounces</Badge>}
          </li>
        ))}
      </ul>
      {order.state !== "failed" && customer.erasedAt === null && (
        <ActionForm
          action="resend-order"
          button="Resend email"
          customer={customer.id}
          endpoint={actPath}
          order={order.reference}
          subject={order.reference}
          title="Resend order email"
        >
          <p>The order email goes to {customer.email} again, with the licenses as they are now.</p>
        </ActionForm>
      )}
    </section>
  );
}
