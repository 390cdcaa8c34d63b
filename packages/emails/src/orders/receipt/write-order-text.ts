import { footerNotes } from "../../platform/footer-notes.ts";
import { formatMoney } from "@autotune/commerce";
import { setupTexts } from "../../identity/setup.tsx";
import type { Translate } from "../../platform/i18n.ts";
import {
  captioned,
  labelled,
  team,
  viewInvoice,
  whyOrderEmail,
} from "../../platform/shared-texts.ts";
import { countSerials } from "./count-serials.ts";
import { describePayment } from "./describe-payment.ts";
import { describeWithdrawal } from "./describe-withdrawal.ts";
import { listOrderFacts } from "./list-order-facts.ts";
import { listSteps } from "./list-steps.ts";
import { listTotals } from "./list-totals.ts";
import type { OrderEmail } from "./order-email.ts";
import { goodbyeOf, opening, orderTexts, thank } from "./order-texts.ts";
import { writeOrderLine } from "./write-order-line.ts";

/** The plain text, for people who read e-mail as text. Lines are not wrapped: readers do that. */
export function writeOrderText(order: OrderEmail, translate: Translate): string {
  const facts = listOrderFacts(order, translate);
  const blocks = [
    translate(thank(order.name)),
    translate(opening[order.state].intro(countSerials(order))),
    facts.map(({ label, value }) => translate(labelled(label, value))).join("\n"),
    ...order.lines.map((line) => writeOrderLine(line, order.language, translate)),
    writeTotals(order, translate),
    writeLinks(order, translate),
    ...writeEnd(order, translate),
    `-- \n${footerNotes([whyOrderEmail(order.reference)], translate).join("\n")}`,
  ];
  return `${blocks.join("\n\n")}\n`;
}

function writeTotals(order: OrderEmail, translate: Translate): string {
  const rows = [
    ...listTotals(order, translate),
    { label: translate(orderTexts.total), amount: formatMoney(order.total, order.language) },
  ].map(({ label, amount }) => translate(labelled(label, amount)));
  const payment = describePayment(order);
  if (payment !== null) rows.push(translate(payment));
  return rows.join("\n");
}

function writeLinks({ ordersUrl, invoiceUrl, setupUrl }: OrderEmail, translate: Translate): string {
  const { heading, text, button } = setupTexts;
  const rows =
    setupUrl === null
      ? [translate(captioned(translate(orderTexts.seeOrder))), ordersUrl]
      : [translate(heading), translate(text), translate(captioned(translate(button))), setupUrl];
  if (invoiceUrl !== null) rows.push(translate(captioned(translate(viewInvoice))), invoiceUrl);
  return rows.join("\n");
}

function writeEnd(order: OrderEmail, translate: Translate): string[] {
  const withdrawal = [
    translate(describeWithdrawal(order)),
    translate(captioned(translate(orderTexts.withdraw))),
    order.withdrawalUrl,
  ].join("\n");
  const signature = `${translate(goodbyeOf(order))}\n${translate(team)}`;
  if (order.state === "pending") return [withdrawal, signature];
  const rows = listSteps(order).map(
    ({ title, text }, index) =>
      `${index + 1}. ${translate(labelled(translate(title), translate(text)))}`,
  );
  return [[translate(orderTexts.nextHeading), ...rows].join("\n"), withdrawal, signature];
}
