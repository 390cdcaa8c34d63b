import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { OrderEmail } from "./order-email.ts";

/** With which card the total was paid; null where it was not paid, or nothing was due. */
export function describePayment({
  state,
  total,
  cardEnding,
}: OrderEmail): MessageDescriptor | null {
  if (state !== "completed" || total.amount === 0 || cardEnding === null) return null;
  return msg`Paid with card ending in ${cardEnding}`;
}
