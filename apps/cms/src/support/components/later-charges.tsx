import { formatMoney } from "@autotune/commerce";
import type { StaffOrder } from "@autotune/contract";
import { actPath } from "../api/act-endpoint.ts";
import { ActionForm } from "./action-form.tsx";
import type { ActionPlace } from "./action-place.ts";
import { Badge } from "./badge.tsx";
import { ForRole } from "./for-role.tsx";
import { Timestamp } from "./timestamp.tsx";

interface LaterChargesProps extends ActionPlace {
  readonly charges: StaffOrder["charges"];
}

/** What was charged since for the plans of an order. Each is an order at the provider, refunded by itself. */
export function LaterCharges({ charges, customer, order, role }: LaterChargesProps) {
  if (charges.length === 0) return null;
  return (
    <div className="admin-view-card">
      <h3>Later charges</h3>
      <ul>
        {charges.map((charge) => (
          <li key={charge.id}>
            {charge.reference} · <Timestamp at={charge.chargedAt} /> ·{" "}
            {formatMoney({ amount: charge.total, currency: charge.currency }, "en")}{" "}
            <ChargeState charge={charge} />
            {isReturnable(charge) && (
              <ForRole action="order.refund" role={role} what="refund a charge">
                <ActionForm
                  action="refund-charge"
                  button="Start refund"
                  customer={customer}
                  endpoint={actPath}
                  isDangerous
                  order={order}
                  subject={String(charge.id)}
                  title={`Refund ${charge.reference ?? "this charge"}`}
                >
                  <p>
                    The payment provider returns this charge, including tax. The plan ends
                    immediately, and the customer gets an email. You can’t undo this.
                  </p>
                </ActionForm>
              </ForRole>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Charge = StaffOrder["charges"][number];

function isReturnable({ state, refundAskedAt }: Charge): boolean {
  return state === "completed" && refundAskedAt === null;
}

function ChargeState({ charge: { state, refundAskedAt } }: { readonly charge: Charge }) {
  if (state !== "completed") return <Badge tone="plain">{state}</Badge>;
  return refundAskedAt === null ? null : <Badge tone="warning">refund requested</Badge>;
}
