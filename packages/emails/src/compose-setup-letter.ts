import type { Email } from "./letter.ts";
import type { SetupEmail } from "./setup-email.ts";
import type { OrderTexts } from "./texts/order/order-texts.ts";

/** Repeats what the order e-mail says of it: a reader of both is asked for the same thing. */
export function composeSetupEmail(email: SetupEmail, texts: OrderTexts): Email {
  const { heading, text, button } = texts.setup;
  return {
    language: email.language,
    subject: heading,
    preview: text,
    heading,
    greeting: texts.greeting(email.firstName),
    intro: text,
    facts: [{ label: texts.orderNumber, value: email.reference }],
    notes: [],
    action: { label: button, href: email.setupUrl },
    afterword: [],
    goodbye: texts.goodbye,
    team: texts.team,
    colon: texts.colon,
    footer: [texts.demonstration, texts.whyOrderMail(email.reference)],
  };
}
