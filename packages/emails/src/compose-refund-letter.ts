import { formatMoney } from "@autotune/commerce";
import type { Email } from "./letter.ts";
import type { RefundEmail } from "./refund-email.ts";
import type { RefundTexts } from "./texts/refund/refund-texts.ts";

export function composeRefundEmail(email: RefundEmail, texts: RefundTexts): Email {
  const { language, reference, names } = email;
  const amount = formatMoney(email.amount, language);
  const facts = [
    { label: texts.orderNumber, value: reference },
    { label: texts.amount, value: amount },
  ];
  const notes = [texts.arrival];
  if (names.length > 0) {
    const list = new Intl.ListFormat(language);
    facts.push({ label: texts.products, value: list.format(names) });
    notes.push(texts.afterwards);
  }
  return {
    language,
    subject: texts.subject(reference),
    preview: texts.intro(amount),
    heading: texts.heading,
    greeting: texts.greeting(email.firstName),
    intro: texts.intro(amount),
    facts,
    notes,
    action: { label: texts.seeOrders, href: email.ordersUrl },
    afterword: [],
    goodbye: texts.goodbye,
    team: texts.team,
    colon: texts.colon,
    footer: [texts.demonstration, texts.whyOrderMail(reference)],
  };
}
