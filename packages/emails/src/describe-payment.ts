import type { OrderEmail } from "./order-email.ts";
import type { OrderTexts } from "./texts/order/order-texts.ts";

/** With which card the total was paid; null where it was not paid, or nothing was due. */
export function describePayment(order: OrderEmail, texts: OrderTexts): string | null {
  const { state, total, cardEnding } = order;
  if (state !== "completed" || total.amount === 0 || cardEnding === null) return null;
  return texts.paidWith(cardEnding);
}
