import { formatMoney } from "@autotune/commerce";
import type { CartReminder, CartReminderLine } from "./cart-reminder.ts";
import type { Fact, Email } from "./letter.ts";
import type { CartReminderTexts } from "./texts/cart/cart-reminder-texts.ts";
import { writeOnOneLine } from "./write-on-one-line.ts";

export function composeCartReminder(email: CartReminder, texts: CartReminderTexts): Email {
  const { language, firstName, lines, cartUrl, choicesUrl } = email;
  return {
    language,
    subject: texts.subject,
    preview: texts.intro,
    heading: texts.heading,
    greeting: texts.greeting(writeOnOneLine(firstName)),
    intro: texts.intro,
    facts: lines.map((line) => writeLine(line, email)),
    notes: [texts.note],
    action: { label: texts.action, href: cartUrl },
    afterword: [texts.afterword],
    goodbye: texts.goodbye,
    team: texts.team,
    colon: texts.colon,
    footer: [texts.demonstration, texts.whyThisMail],
    choices: { label: texts.chooseMails, href: choicesUrl },
  };
}

function writeLine({ name, quantity, price }: CartReminderLine, { language }: CartReminder): Fact {
  const each = formatMoney(price, language);
  return { label: writeOnOneLine(name), value: quantity === 1 ? each : `${quantity} × ${each}` };
}
