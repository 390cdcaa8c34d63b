import { formatMoney } from "@autotune/commerce";
import { countSerials } from "./count-serials.ts";
import { formatOrderDate } from "./format-order-date.ts";
import { listTotals } from "./list-totals.ts";
import type { OrderEmail, OrderEmailLine } from "./order-email.ts";
import type { OrderTexts } from "./texts/order-texts.ts";

/** The plain-text part, for people who read mail as text. Lines are not wrapped: readers do that. */
export function writeOrderText(order: OrderEmail, texts: OrderTexts): string {
  const blocks = [
    texts.thanks(order.firstName),
    texts.intro(countSerials(order)),
    [
      `${texts.orderNumber}${texts.colon}${order.reference}`,
      `${texts.placedOn}${texts.colon}${formatOrderDate(order.placedAt, order.language)}`,
    ].join("\n"),
    ...order.lines.map((line) => writeLine(line, order, texts)),
    writeTotals(order, texts),
    writeAddresses(order, texts),
    writeSteps(texts),
    `${texts.goodbye}\n${texts.team}`,
    `-- \n${texts.demonstration}\n${texts.whyThisMail(order.reference)}`,
  ];
  return `${blocks.join("\n\n")}\n`;
}

function writeLine(line: OrderEmailLine, { language }: OrderEmail, texts: OrderTexts): string {
  const colon = texts.colon.trimEnd();
  const quantity = line.quantity > 1 ? ` × ${line.quantity}` : "";
  const rows = [`${line.name}${quantity}${texts.colon}${formatMoney(line.total, language)}`];
  line.licences.forEach(({ serial, authenticationString }, index) => {
    rows.push("");
    if (line.licences.length > 1) rows.push(texts.licence(index + 1, line.licences.length));
    // Each on a line of its own, so that a triple click takes it and nothing else.
    rows.push(texts.serialNumber + colon, serial);
    rows.push(texts.authenticationCode + colon, authenticationString);
  });
  return rows.join("\n");
}

function writeTotals(order: OrderEmail, texts: OrderTexts): string {
  const rows = listTotals(order, texts).map(
    ({ label, amount }) => `${label}${texts.colon}${amount}`,
  );
  rows.push(`${texts.total}${texts.colon}${formatMoney(order.total, order.language)}`);
  if (order.cardEnding !== null) rows.push(texts.paidWith(order.cardEnding));
  return rows.join("\n");
}

function writeAddresses({ ordersUrl, invoiceUrl }: OrderEmail, texts: OrderTexts): string {
  const colon = texts.colon.trimEnd();
  const rows = [texts.seeOrder + colon, ordersUrl];
  if (invoiceUrl !== null) rows.push(texts.invoice + colon, invoiceUrl);
  return rows.join("\n");
}

function writeSteps({ nextHeading, steps, colon }: OrderTexts): string {
  const rows = steps.map(({ title, text }, index) => `${index + 1}. ${title}${colon}${text}`);
  return [nextHeading, ...rows].join("\n");
}
