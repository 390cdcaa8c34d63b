import { personKey } from "@autotune/commerce";
import { order, orderLine } from "@autotune/database/schema";
import { and, asc, eq, isNull } from "drizzle-orm";
import { releaseReservations } from "../../checkout/index.ts";
import { findCheckoutLine } from "../orders/checkout-lines.ts";
import type { OrderOfCheckout } from "../orders/write-order.ts";
import type { FulfilmentContext } from "./fulfilment.ts";
import { kinds } from "./kinds.ts";
import { readPromotedPaths, returnRepeated, type BoughtLine } from "./return-repeated.ts";
import { useCoupon } from "./use-coupon.ts";
import { usePromotion } from "./use-promotion.ts";

/** Delivers everything in a paid order, and uses up what it was paid with. */
export async function grantOrder(
  context: FulfilmentContext,
  { provided, checkout }: OrderOfCheckout,
): Promise<void> {
  const { transaction } = context;
  const rows = await transaction
    .select({ line: orderLine, order })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    // Lines that were refunded meanwhile are not delivered again.
    .where(and(eq(order.providerOrderId, provided.id), isNull(orderLine.refundedAt)))
    .orderBy(asc(orderLine.position));
  const person = personKey(checkout.email);
  const { couponCode, promotionCode } = checkout;
  for (const row of rows) {
    const { path, type } = row.line;
    const item = provided.items.find((candidate) => candidate.path === path);
    await kinds[type].grant(context, {
      ...row,
      person,
      promotionCode,
      origin: { place: checkout.place, device: checkout.device },
      subscriptionId: item?.subscriptionId ?? null,
      sourceLicences: findCheckoutLine(checkout, path)?.sourceLicences ?? [],
    });
  }
  const { id: providerOrderId, changedAt: usedAt, reference } = provided;
  const use = { person, providerOrderId, usedAt };
  if (couponCode !== null) {
    const other = await useCoupon(transaction, { ...use, code: couponCode });
    if (other !== undefined) {
      context.report("couponUsedTwice", { coupon: couponCode, order: reference });
      const isReduced = ({ line }: BoughtLine) => isReducedByCoupon(checkout, line.path);
      await returnRepeated(context, { checkout, other, lines: rows.filter(isReduced) });
    }
  }
  if (promotionCode !== null) {
    const other = await usePromotion(transaction, { ...use, code: promotionCode });
    if (other !== undefined) {
      context.report("promotionUsedTwice", { promotion: promotionCode, order: reference });
      const promoted = await readPromotedPaths(transaction, promotionCode);
      const lines = rows.filter(({ line }) => promoted.includes(line.path));
      await returnRepeated(context, { checkout, other, lines });
    }
  }
  await releaseReservations(transaction, checkout.id);
}

function isReducedByCoupon(checkout: OrderOfCheckout["checkout"], path: string): boolean {
  const decided = findCheckoutLine(checkout, path);
  return decided !== undefined && decided.unitPrice < decided.listPrice;
}
