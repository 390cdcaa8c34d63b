import { formatDay } from "./format-day.ts";
import type { Fact } from "./letter.ts";
import type { OrderEmail } from "./order-email.ts";
import type { OrderTexts } from "./texts/order/order-texts.ts";

export function listOrderFacts(order: OrderEmail, texts: OrderTexts): Fact[] {
  return [
    { label: texts.orderNumber, value: order.reference },
    { label: texts.placedOn, value: formatDay(order.placedAt, order.language) },
  ];
}
