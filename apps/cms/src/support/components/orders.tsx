import { formatMoney } from "@autotune/commerce";
import { mayStaff, type StaffCustomer, type StaffOrder, type StaffRole } from "@autotune/contract";
import { actPath } from "../api/act-endpoint.ts";
import { ActionForm } from "./action-form.tsx";
import { Badge, type BadgeTone } from "./badge.tsx";
import { Timestamp } from "./timestamp.tsx";
import { Pager } from "./pager.tsx";

interface OrdersProps {
  readonly customer: number;
  readonly email: string;
  readonly orders: StaffCustomer["orders"];
  readonly role: StaffRole;
  readonly hrefOf: (page: number) => string;
}

const tones: Readonly<Record<StaffOrder["state"], BadgeTone>> = {
  completed: "good",
  pending: "warning",
  failed: "plain",
  refunded: "plain",
};

export function Orders({ customer, email, orders, role, hrefOf }: OrdersProps) {
  const { data, page, lastPage } = orders;
  return (
    <section aria-labelledby="orders">
      <h2 id="orders">Orders</h2>
      {data.length === 0 && <p className="admin-view-empty">No orders.</p>}
      {data.map((order) => (
        <article
          aria-label={`Order ${order.reference}`}
          className="admin-view-card"
          key={order.reference}
        >
          <h3>
            {order.reference} <Badge tone={tones[order.state]}>{order.state}</Badge>
          </h3>
          <p className="admin-view-line">
            <Timestamp at={order.placedAt} /> · {moneyOf(order, order.total)}
            {order.refunded > 0 && ` · ${moneyOf(order, order.refunded)} refunded`}
            {order.coupon !== null && ` · Code ${order.coupon}`}
          </p>
          <Payout payout={order.payout} />
          <ul>
            {order.lines.map((line) => (
              <li key={line.id}>
                {line.quantity > 1 && `${line.quantity} × `}
                {line.name}, {moneyOf(order, line.total)}
                {line.coupon !== null && ` · Code ${line.coupon}`} <LineState line={line} />
              </li>
            ))}
          </ul>
          {order.state !== "failed" && (
            <ActionForm
              action="resend-order"
              endpoint={actPath}
              button="Resend email"
              customer={customer}
              subject={order.reference}
              title="Resend order email"
            >
              <p>The order email goes to {email} again, with the licenses as they are now.</p>
            </ActionForm>
          )}
          {order.state === "completed" && mayStaff(role, "order.refund") && (
            <Refund customer={customer} order={order} />
          )}
          <LaterCharges customer={customer} order={order} role={role} />
        </article>
      ))}
      <Pager hrefOf={hrefOf} label="Order pages" lastPage={lastPage} page={page} />
    </section>
  );
}

/** What the provider counts towards its payout, in the currency that it pays out. */
function Payout({ payout }: { readonly payout: StaffOrder["payout"] }) {
  if (payout === null) return null;
  const { subtotal, discount, tax, total } = payout;
  return (
    <p className="admin-view-line">
      Payout: {moneyOf(payout, subtotal)}
      {discount > 0 && ` · ${moneyOf(payout, discount)} discount`}
      {tax > 0 && ` · ${moneyOf(payout, tax)} tax`}
      {` · ${moneyOf(payout, total)} in total`}
    </p>
  );
}

function Refund({ customer, order }: { readonly customer: number; readonly order: StaffOrder }) {
  const open = order.lines.filter(
    ({ refundedAt, refundAskedAt }) => refundedAt === null && refundAskedAt === null,
  );
  if (open.length === 0) return null;
  return (
    <ActionForm
      action="refund"
      endpoint={actPath}
      button="Start refund"
      customer={customer}
      isDangerous
      subject={order.reference}
      title="Refund"
    >
      <fieldset>
        <legend>Items to refund</legend>
        {open.map((line) => (
          <label className="admin-view-choice" key={line.id}>
            <input name="line" type="checkbox" value={line.id} />
            <span>
              {line.name}, {moneyOf(order, line.total)}
              <TakenAlong effects={line.takesAlong} lead="Also ends" />
            </span>
          </label>
        ))}
      </fieldset>
      {open.length > 1 && (
        <TakenAlong effects={order.takesAlong} lead="Refunding everything also ends" />
      )}
      <p>
        The payment provider returns the money, including the tax on it. Licenses and plans from
        these items end, and the customer gets an email. You can’t undo this.
      </p>
    </ActionForm>
  );
}

const causes: Readonly<Record<StaffOrder["takesAlong"][number]["cause"], string>> = {
  upgrade: "upgrade of it",
  gift: "gift",
  condition: "offer for owners",
};

/** What the customer loses besides, which the refund doesn’t pay for. */
function TakenAlong({
  effects,
  lead,
}: {
  readonly effects: StaffOrder["takesAlong"];
  readonly lead: string;
}) {
  if (effects.length === 0) return null;
  const names = effects.map(({ name, cause }) => `${name} (${causes[cause]})`).join(", ");
  return (
    <strong className="admin-view-line">
      {" "}
      {lead}: {names}.
    </strong>
  );
}

interface LaterChargesProps {
  readonly customer: number;
  readonly order: StaffOrder;
  readonly role: StaffRole;
}

/** What was charged since for the plans of an order. Each is an order at the provider, refunded by itself. */
function LaterCharges({ customer, order, role }: LaterChargesProps) {
  if (order.charges.length === 0) return null;
  return (
    <>
      <h4>Later charges</h4>
      <ul>
        {order.charges.map((charge) => (
          <li key={charge.id}>
            {charge.reference} · <Timestamp at={charge.chargedAt} /> ·{" "}
            {formatMoney({ amount: charge.total, currency: charge.currency }, "en")}{" "}
            <ChargeState charge={charge} />
            {isReturnable(charge) && mayStaff(role, "order.refund") && (
              <ActionForm
                action="refund-charge"
                endpoint={actPath}
                button="Start refund"
                customer={customer}
                isDangerous
                subject={String(charge.id)}
                title={`Refund ${charge.reference ?? "this charge"}`}
              >
                <p>
                  The payment provider returns this charge, including tax. The plan ends
                  immediately, and the customer gets an email. You can’t undo this.
                </p>
              </ActionForm>
            )}
          </li>
        ))}
      </ul>
    </>
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

function LineState({ line }: { readonly line: StaffOrder["lines"][number] }) {
  if (line.refundedAt !== null) return <Badge tone="plain">refunded</Badge>;
  if (line.refundAskedAt !== null) return <Badge tone="warning">refund requested</Badge>;
  return null;
}

function moneyOf({ currency }: Pick<StaffOrder, "currency">, amount: number): string {
  return formatMoney({ amount, currency }, "en");
}
