import type { DecidedLine } from "@autotune/commerce";
import type { CheckoutLine } from "@autotune/database/schema";
import type { PaymentProvider } from "@autotune/payments";
import type { NamedOffer } from "../../catalogue/index.ts";

type SessionItem = Parameters<PaymentProvider["openSession"]>[0]["items"][number];

/** A line as stored for the order that may follow. */
export function toCheckoutLine(line: DecidedLine<NamedOffer>): CheckoutLine {
  const { product, quantity, isFreebie, listPrice, unitPrice, discounted, sources } = line;
  const { path, pid, name, type, trialDays } = product;
  return {
    path,
    pid,
    name,
    quantity,
    type,
    isFreebie,
    listPrice: listPrice.amount,
    unitPrice: unitPrice.amount,
    trialDays,
    discountedPeriods: discounted?.periods ?? null,
    priceAfterDiscount: discounted?.priceAfter.amount ?? null,
    sourceLicences: sources.map(({ purchaseId }) => Number(purchaseId)),
  };
}

/** A line as the provider charges it. */
export function toSessionItem(line: DecidedLine<NamedOffer>): SessionItem {
  const { product, quantity, unitPrice } = line;
  const { path, interval, trialDays } = product;
  return { path, quantity, unitPrice, interval, trialDays: trialDays ?? 0 };
}
