import { formatMoney } from "@autotune/commerce";
import type { Email } from "./letter.ts";
import type { PriceAlertEmail } from "./price-alert-email.ts";
import type { PriceAlertTexts } from "./texts/price/price-alert-texts.ts";
import { writeOnOneLine } from "./write-on-one-line.ts";

export function composePriceAlertEmail(email: PriceAlertEmail, texts: PriceAlertTexts): Email {
  const { language, stopUrl } = email;
  const product = writeOnOneLine(email.product);
  const said = texts[email.kind];
  const facts = [
    { label: texts.product, value: product },
    { label: texts.wish, value: formatMoney(email.wish, language) },
  ];
  return {
    language,
    subject: said.subject(product),
    preview: said.intro,
    heading: said.heading,
    greeting: texts.greeting(""),
    intro: said.intro,
    facts:
      email.kind === "confirm"
        ? facts
        : [...facts, { label: texts.priceNow, value: formatMoney(email.price, language) }],
    notes: [said.note],
    action: {
      label: said.action,
      href: email.kind === "confirm" ? email.confirmUrl : email.productUrl,
    },
    afterword: [said.afterword],
    goodbye: texts.goodbye,
    team: texts.team,
    colon: texts.colon,
    footer: [texts.demonstration, texts.whyThisMail],
    choices: { label: texts.stop, href: stopUrl },
  };
}
