import { Panel, PanelPart } from "@autotune/ui";
import type { RefObject } from "react";
import type { Order } from "../../checkout/api/read-order.ts";
import { OrderAgreements } from "../order/order-agreements.tsx";
import { OrderFacts } from "../order/order-facts.tsx";
import { OrderLines } from "../order/order-lines.tsx";
import { OrderStateBadge } from "./order-state-badge.tsx";
import { OrderTotals } from "../order/order-totals.tsx";
import { WithdrawLink } from "../withdrawals/withdraw-link.tsx";

interface OrderCardProps {
  order: Order;
  headingRef?: RefObject<HTMLHeadingElement | null> | undefined;
}

/** A past order: what was bought at the left, what it cost at the right. */
export function OrderCard({ order, headingRef }: OrderCardProps) {
  return (
    <Panel
      title={order.reference}
      aside={<OrderStateBadge order={order} />}
      headingRef={headingRef}
    >
      <div className="md:grid md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] md:border-t md:border-line">
        <div className="md:-mt-px">
          <OrderLines order={order} />
        </div>
        <div className="md:-mt-px md:border-l md:border-line">
          <PanelPart>
            <OrderTotals order={order} />
            <div className="mt-4">
              <OrderFacts order={order} />
              <OrderAgreements order={order} />
              <WithdrawLink order={order} />
            </div>
          </PanelPart>
        </div>
      </div>
    </Panel>
  );
}
