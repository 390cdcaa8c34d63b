import { formatMoney } from "@autotune/commerce";
import { mayStaff, type StaffOrder, type StaffOrderPage, type StaffRole } from "@autotune/contract";
import { refundPath } from "../api/support-routes.ts";
import { Badge } from "./badge.tsx";
import { ForRole } from "./for-role.tsx";

interface OrderLinesProps {
  readonly page: StaffOrderPage;
  readonly role: StaffRole;
}

/** What was bought; those who may choose lines here and see next what a refund of them takes back. */
export function OrderLines({ page, role }: OrderLinesProps) {
  const { order } = page;
  const open = order.state === "completed" ? order.lines.filter(isRefundable) : [];
  const rows = order.lines.map((line) => (
    <OrderLine
      isChoosable={open.includes(line) && mayStaff(role, "order.refund")}
      key={line.id}
      line={line}
      page={page}
    />
  ));
  return (
    <section aria-labelledby="items" className="admin-view-card">
      <h2 id="items">Items</h2>
      <form action={refundPath(order.reference)} method="get">
        <ul className="order-lines">{rows}</ul>
        {open.length > 0 && (
          <ForRole action="order.refund" role={role} what="refund items">
            <button className="support-quiet" type="submit">
              Refund selected items…
            </button>
            <p className="admin-view-hint">
              The next page shows what the refund takes back. Nothing is refunded yet.
            </p>
          </ForRole>
        )}
      </form>
    </section>
  );
}

/** A gift is no line to refund: it goes with what it came with. */
function isRefundable({ isGift, refundedAt, refundAskedAt }: StaffOrder["lines"][number]) {
  return !isGift && refundedAt === null && refundAskedAt === null;
}

interface OrderLineProps {
  readonly line: StaffOrder["lines"][number];
  readonly page: StaffOrderPage;
  readonly isChoosable: boolean;
}

function OrderLine({ line, page, isChoosable }: OrderLineProps) {
  const { order, licences } = page;
  const text = (
    <>
      <span>
        {line.quantity > 1 && `${line.quantity} × `}
        {line.name}
        {line.isGift && <Badge tone="plain">gift</Badge>}
        {line.type === "upgrade" && <Badge tone="plain">upgrade</Badge>}
        <LineState
          isSuspended={licences.some(
            (owned) => owned.line === line.id && owned.licence.condition === "suspended",
          )}
          line={line}
        />
        {line.coupon !== null && <span className="order-table-second">Code {line.coupon}</span>}
      </span>
      <span className="order-lines-money">
        {formatMoney({ amount: line.total, currency: order.currency }, "en")}
      </span>
    </>
  );
  return (
    <li>
      {isChoosable ? (
        <label>
          <input name="line" type="checkbox" value={line.id} />
          {text}
        </label>
      ) : (
        <div>{text}</div>
      )}
    </li>
  );
}

export function LineState({
  line,
  isSuspended,
}: {
  readonly line: StaffOrder["lines"][number];
  readonly isSuspended: boolean;
}) {
  if (line.refundedAt !== null) return <Badge tone="plain">refunded</Badge>;
  if (isSuspended) return <Badge tone="plain">ended with a refund</Badge>;
  if (line.refundAskedAt !== null) return <Badge tone="warning">refund requested</Badge>;
  return null;
}
