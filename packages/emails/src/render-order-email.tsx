import { render } from "@react-email/components";
import type { OrderEmail, RenderedEmail } from "./declarations.ts";
import { OrderMessage } from "./order-message.tsx";
import { orderTexts } from "./texts/order/texts-by-language.ts";
import { writeOrderText } from "./write-order-text.ts";

/** The order e-mail: what the order holds and costs, and, once it is paid, its serial numbers and what to do next. */
export async function renderOrderEmail(order: OrderEmail): Promise<RenderedEmail> {
  const texts = orderTexts[order.language];
  return {
    subject: texts.opening[order.state].subject(order.reference),
    html: await render(<OrderMessage order={order} texts={texts} />),
    text: writeOrderText(order, texts),
  };
}
