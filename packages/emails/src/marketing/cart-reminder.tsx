import { cartLinkDays, formatMoney, type Money } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import { msg, plural } from "@lingui/core/macro";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import type { Words } from "../platform/i18n.ts";
import { renderEmail } from "../platform/render-email.tsx";
import { sampleRecipient, sampleUrl, type Samples } from "../platform/samples.ts";
import { chooseEmails } from "../platform/shared-texts.ts";
import { writeOnOneLine } from "../platform/write-on-one-line.ts";

interface CartReminderLine {
  /** The product's name. */
  readonly name: string;
  readonly quantity: number;
  /** Of one copy, today; of a trial, what is paid once it is over. */
  readonly price: Money;
  /** Of a trial; null where the price is paid today. */
  readonly trialDays: number | null;
}

/** Sent to those who want reminders. At least one product. */
export interface CartReminder extends Recipient {
  readonly lines: readonly CartReminderLine[];
  /** Absolute, with the token: brings the cart back. */
  readonly cartUrl: string;
  /** Absolute URL of the page on which its reader chooses their e-mails. */
  readonly choicesUrl: string;
}

/** The one e-mail about an abandoned cart. */
export async function renderCartReminder(email: CartReminder): Promise<RenderedEmail> {
  const { language, name, lines, cartUrl, choicesUrl } = email;
  return renderEmail({
    language,
    name: writeOnOneLine(name),
    subject: msg`Your cart is still here`,
    heading: msg`You left something in your cart`,
    intro: msg`Here’s what’s still in your cart, at today’s prices.`,
    facts: lines.map((line) => [writeOnOneLine(line.name), writePrice(line, language)]),
    notes: [
      msg`Prices can change; you pay the price at checkout. If your cart had an upgrade, sign in to see it again.`,
    ],
    action: { label: msg`View your cart`, href: cartUrl },
    afterword: [
      msg`The link is good for ${plural(cartLinkDays, { one: "# day", other: "# days" })}, on any device. We send one reminder per cart, and this is it.`,
    ],
    footer: [
      msg`You’re receiving this email because you turned on cart reminders in your account.`,
    ],
    choices: { label: chooseEmails, href: choicesUrl },
  });
}

function writePrice({ quantity, price, trialDays }: CartReminderLine, language: Language): Words {
  const each = formatMoney(price, language);
  if (trialDays !== null)
    return msg`${plural(trialDays, { one: "Free for # day", other: "Free for # days" })}, then ${each} unless you cancel`;
  return quantity === 1 ? each : `${quantity} × ${each}`;
}

export const samples: Samples = {
  cartReminder: (language) =>
    renderCartReminder({
      ...sampleRecipient(language),
      lines: [
        {
          name: "Vocal Reverb",
          quantity: 1,
          price: { amount: 9900, currency: "EUR" },
          trialDays: null,
        },
        { name: "Mic Mod", quantity: 3, price: { amount: 4100, currency: "EUR" }, trialDays: null },
        { name: "Unlimited", quantity: 1, price: { amount: 2499, currency: "EUR" }, trialDays: 14 },
      ],
      cartUrl: sampleUrl(language, "products"),
      choicesUrl: sampleUrl(language, "communications"),
    }),
};
