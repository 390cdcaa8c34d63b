import { formatMoney, type Money } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import type { RenderedEmail } from "../platform/email.ts";
import type { Words } from "../platform/i18n.ts";
import { renderEmail } from "../platform/render-email.tsx";
import { sampleUrl, type Samples } from "../platform/samples.ts";
import { demonstration } from "../platform/shared-texts.ts";
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
    [msg`The price you wish for`, formatMoney(wish, language)],
  ];
  if (email.kind === "reached")
    facts.push([msg`The price now`, formatMoney(email.price, language)]);
  return renderEmail({
    language,
    firstName: "",
    facts,
    ...(email.kind === "confirm"
      ? writeQuestion(product, email.confirmUrl)
      : writeReached(product, email.productUrl)),
    footer: [
      demonstration,
      msg`You receive this e-mail because a price alert was asked for with this address.`,
    ],
    choices: { label: msg`Forget this wish`, href: stopUrl },
  });
}

function writeQuestion(product: string, href: string) {
  return {
    subject: msg`Shall we tell you when ${product} gets cheaper?`,
    heading: msg`Shall we tell you?`,
    intro: msg`Somebody asked with this address to be told once a product costs no more than this. If it was you, confirm it.`,
    notes: [
      msg`You then get one mail, when the price is reached. After twelve months we forget the wish.`,
    ],
    action: { label: msg`Yes, tell me`, href },
    afterword: [
      msg({
        message:
          "The link is good for 7 days. If it was not you, do nothing: without your yes we do not write.",
        context: "price alert",
      }),
    ],
  };
}

function writeReached(product: string, href: string) {
  return {
    subject: msg`${product} has the price you wished for`,
    heading: msg`Your price is reached`,
    intro: msg`You asked to be told once this product costs no more than you wished. Now it does.`,
    notes: [msg`The price on the product’s page is the one that counts. It can rise again.`],
    action: { label: msg`See the product`, href },
    afterword: [
      msg`This was the one mail that you asked for. We do not write about this wish again.`,
    ],
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
    }),
  priceAlert: (language) =>
    renderPriceAlertEmail({
      ...sampleWish(language),
      kind: "reached",
      price: { amount: 9480, currency: "EUR" },
      productUrl: sampleUrl(language, "product"),
    }),
};
