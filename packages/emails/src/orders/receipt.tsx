import { render } from "@react-email/components";
import type { RenderedEmail } from "../platform/email.ts";
import { translatorFor } from "../platform/i18n.ts";
import type { Samples } from "../platform/samples.ts";
import type { OrderEmail } from "./receipt/order-email.ts";
import { OrderLayout } from "./receipt/order-layout.tsx";
import { opening } from "./receipt/order-texts.ts";
import { sampleOrder } from "./receipt/sample-order.ts";
import { writeOrderText } from "./receipt/write-order-text.ts";

/**
 * The receipt, an order's e-mail: what the order holds and costs, and, once it is paid, its serial numbers and what to
 * do next.
 */
export async function renderReceiptEmail(email: OrderEmail): Promise<RenderedEmail> {
  const order = email.state === "pending" ? withoutDelivery(email) : email;
  const translate = translatorFor(order.language);
  const subject = translate(opening[order.state].subject(order.reference));
  return {
    subject,
    html: await render(<OrderLayout order={order} subject={subject} translate={translate} />),
    text: writeOrderText(order, translate),
  };
}

/** Nothing is handed over, and nothing replaced, before it is paid. */
function withoutDelivery(order: OrderEmail): OrderEmail {
  return {
    ...order,
    lines: order.lines.map((line) => ({ ...line, licences: [], downloads: [] })),
  };
}

export const samples: Samples = {
  order: (language) => renderReceiptEmail(sampleOrder(language)),
  orderPending: (language) => renderReceiptEmail(sampleOrder(language, { state: "pending" })),
  orderOfGuest: (language) =>
    renderReceiptEmail(sampleOrder(language, { setupUrl: "https://shop.test/setup" })),
};
