import { render } from "@react-email/components";
import type { OrderEmail, RenderedEmail } from "./declarations.ts";
import { OrderMessage } from "./order-message.tsx";
import { orderTexts } from "./texts/texts-by-language.ts";
import { writeOrderText } from "./write-order-text.ts";

/** The mail that brings a completed order: serial numbers, what was paid, and what to do next. */
export async function renderOrderEmail(order: OrderEmail): Promise<RenderedEmail> {
  const texts = orderTexts[order.language];
  return {
    subject: texts.subject(order.reference),
    html: await render(<OrderMessage order={order} texts={texts} />),
    text: writeOrderText(order, texts),
  };
}
