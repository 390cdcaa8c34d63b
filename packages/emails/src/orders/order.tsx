import { render } from "@react-email/components";
import type { RenderedEmail } from "../platform/email.ts";
import { translatorFor } from "../platform/i18n.ts";
import type { Samples } from "../platform/samples.ts";
import type { OrderEmail } from "./order/order-email.ts";
import { OrderMessage } from "./order/order-message.tsx";
import { opening } from "./order/order-texts.ts";
import { sampleOrder } from "./order/sample-order.ts";
import { writeOrderText } from "./order/write-order-text.ts";

/** The order e-mail: what the order holds and costs, and, once it is paid, its serial numbers and what to do next. */
export async function renderOrderEmail(email: OrderEmail): Promise<RenderedEmail> {
  const order = email.state === "pending" ? withoutDelivery(email) : email;
  const translate = translatorFor(order.language);
  const subject = translate(opening[order.state].subject(order.reference));
  return {
    subject,
    html: await render(<OrderMessage order={order} subject={subject} translate={translate} />),
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
  order: (language) => renderOrderEmail(sampleOrder(language)),
  orderPending: (language) => renderOrderEmail(sampleOrder(language, { state: "pending" })),
  orderOfGuest: (language) =>
    renderOrderEmail(sampleOrder(language, { setupUrl: "https://shop.test/setup" })),
};
