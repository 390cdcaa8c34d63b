import { formatMoney } from "@autotune/commerce";
import { countSerials } from "./count-serials.ts";
import { describePayment } from "./describe-payment.ts";
import { listOrderFacts } from "./list-order-facts.ts";
import { listTotals } from "./list-totals.ts";
import type { OrderEmail } from "./order-email.ts";
import type { OrderTexts } from "./texts/order/order-texts.ts";
import { writeOrderLine } from "./write-order-line.ts";

/** The plain-text part, for people who read e-mail as text. Lines are not wrapped: readers do that. */
export function writeOrderText(order: OrderEmail, texts: OrderTexts): string {
  const facts = listOrderFacts(order, texts);
  const blocks = [
    texts.thanks(order.firstName),
    texts.opening[order.state].intro(countSerials(order)),
    facts.map(({ label, value }) => label + texts.colon + value).join("\n"),
    ...order.lines.map((line) => writeOrderLine(line, order.language, texts)),
    writeTotals(order, texts),
    writeLinks(order, texts),
    ...writeEnd(order, texts),
    `-- \n${texts.demonstration}\n${texts.whyOrderMail(order.reference)}`,
  ];
  return `${blocks.join("\n\n")}\n`;
}

function writeTotals(order: OrderEmail, texts: OrderTexts): string {
  const rows = listTotals(order, texts).map(({ label, amount }) => label + texts.colon + amount);
  rows.push(`${texts.total}${texts.colon}${formatMoney(order.total, order.language)}`);
  const payment = describePayment(order, texts);
  if (payment !== null) rows.push(payment);
  return rows.join("\n");
}

function writeLinks({ ordersUrl, invoiceUrl, setupUrl }: OrderEmail, texts: OrderTexts): string {
  const colon = texts.colon.trimEnd();
  const { heading, text, button } = texts.setup;
  const rows =
    setupUrl === null
      ? [texts.seeOrder + colon, ordersUrl]
      : [heading, text, button + colon, setupUrl];
  if (invoiceUrl !== null) rows.push(texts.invoice + colon, invoiceUrl);
  return rows.join("\n");
}

function writeEnd({ state }: OrderEmail, texts: OrderTexts): string[] {
  if (state === "pending") return [`${texts.goodbye}\n${texts.team}`];
  const steps = texts.steps.map(
    ({ title, text }, index) => `${index + 1}. ${title}${texts.colon}${text}`,
  );
  return [[texts.nextHeading, ...steps].join("\n"), `${texts.goodFirstTake}\n${texts.team}`];
}
