import { msg } from "@lingui/core/macro";
import type { Fact } from "../../platform/email.ts";
import { formatDay } from "../../platform/format-day.ts";
import type { Translate } from "../../platform/i18n.ts";
import { orderNumber } from "../../platform/shared-texts.ts";
import type { OrderEmail } from "./order-email.ts";

export function listOrderFacts(order: OrderEmail, translate: Translate): Fact[] {
  return [
    { label: translate(orderNumber), value: order.reference },
    { label: translate(msg`Placed on`), value: formatDay(order.placedAt, order.language) },
  ];
}
