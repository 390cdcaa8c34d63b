import { formatMoney, priceAlertLinkDays, priceAlertMonths, type Money } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import { msg, plural } from "@lingui/core/macro";
import type { RenderedEmail } from "../platform/email.ts";
import { formatTimestamp } from "../platform/format-timestamp.ts";
import type { Words } from "../platform/i18n.ts";
import { renderEmail } from "../platform/render-email.tsx";
import { sampleDate, sampleUrl, type Samples } from "../platform/samples.ts";
import { linkWorksUntil } from "../platform/shared-texts.ts";
import { writeOnOneLine } from "../platform/write-on-one-line.ts";

interface Wish {
  readonly language: Language;
  /** The product's name. */
  readonly product: string;
  readonly wish: Money;
  /** Absolute URL of the page that deletes the alert; without an account. */
  readonly stopUrl: string;
}

export type PriceAlertEmail = Wish &
  (
    | {
        /** Asks for confirmation first. */
        readonly kind: "confirm";
        /** Absolute, with the token. */
        readonly confirmUrl: string;
        /** Of that link. */
        readonly expiresAt: Date;
      }
    | {
        readonly kind: "reached";
        readonly price: Money;
        /** Absolute URL of the product's page. */
        readonly productUrl: string;
      }
  );

/** The price alert e-mails: one that asks for confirmation, and the one when the price is reached. */
export async function renderPriceAlertEmail(email: PriceAlertEmail): Promise<RenderedEmail> {
  const { language, wish, stopUrl } = email;
  const product = writeOnOneLine(email.product);
  const facts: [Words, string][] = [
    [msg`Product`, product],
    [msg`Your target price`, formatMoney(wish, language)],
  ];
  facts.push(
    email.kind === "reached"
      ? [msg`Current price`, formatMoney(email.price, language)]
      : [linkWorksUntil, formatTimestamp(email.expiresAt, language)],
  );
  return renderEmail({
    language,
    name: "",
    facts,
    ...(email.kind === "confirm"
      ? writeQuestion(product, email.confirmUrl)
      : writeReached(product, email.productUrl)),
    footer: [msg`You’re receiving this email because a price alert was set up with this address.`],
    choices: { label: msg`Remove price alert`, href: stopUrl },
  });
}

function writeQuestion(product: string, href: string) {
  return {
    subject: msg`Confirm your price alert for ${product}`,
    heading: msg`Confirm your price alert`,
    intro: msg`Someone set up a price alert with this address. If that was you, confirm it below.`,
    notes: [
      msg`You’ll get one email, when the price drops to your target. The alert expires after ${plural(priceAlertMonths, { one: "# month", other: "# months" })}.`,
    ],
    action: { label: msg`Turn on price alert`, href },
    afterword: [
      msg({
        message: `The link is good for ${plural(priceAlertLinkDays, { one: "# day", other: "# days" })}. If this wasn’t you, ignore this email. We won’t write again unless you confirm.`,
        context: "price alert",
      }),
    ],
  };
}

function writeReached(product: string, href: string) {
  return {
    subject: msg`${product} just hit your target price`,
    heading: msg`Your target price is here`,
    intro: msg`You asked us to let you know when this product drops to your target price. It just did.`,
    notes: [
      msg`The price can go back up. What counts is the price on the product page when you buy.`,
    ],
    action: { label: msg`View the product`, href },
    afterword: [msg`This is the one email you asked for. We won’t write about this alert again.`],
  };
}

function sampleWish(language: Language): Wish {
  return {
    language,
    product: "Vocal Reverb",
    wish: { amount: 9900, currency: "EUR" },
    stopUrl: sampleUrl(language, "stop"),
  };
}

export const samples: Samples = {
  priceAlertConfirm: (language) =>
    renderPriceAlertEmail({
      ...sampleWish(language),
      kind: "confirm",
      confirmUrl: sampleUrl(language, "confirm"),
      expiresAt: sampleDate,
    }),
  priceAlert: (language) =>
    renderPriceAlertEmail({
      ...sampleWish(language),
      kind: "reached",
      price: { amount: 9480, currency: "EUR" },
      productUrl: sampleUrl(language, "product"),
    }),
};
