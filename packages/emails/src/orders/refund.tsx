import { formatMoney, type Currency, type Money } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { renderEmail } from "../platform/render-email.tsx";
import { sampleFacts, sampleRecipient, sampleUrl, type Samples } from "../platform/samples.ts";
import { orderNumber, whyOrderEmail } from "../platform/shared-texts.ts";

interface RefundEmail extends Recipient {
  /** Of the order. */
  readonly reference: string;
  /** What was refunded; empty where the money does not belong to a product. */
  readonly names: readonly string[];
  /** What depended on it and can no longer be used either. */
  readonly suspended: readonly string[];
  readonly amount: Money;
  /** Absolute URL of the orders page in the e-mail's language. */
  readonly ordersUrl: string;
}

/** The e-mail about what was returned, and the money for it. */
export async function renderRefundEmail(email: RefundEmail): Promise<RenderedEmail> {
  const { language, name, reference, names, suspended, ordersUrl } = email;
  const amount = formatMoney(email.amount, language);
  const products = new Intl.ListFormat(language).format(names);
  const ended = new Intl.ListFormat(language).format(suspended);
  const isRefunded = email.amount.amount > 0;
  return renderEmail({
    language,
    name,
    ...(isRefunded ? writeRefund(reference, amount) : writeReturn(reference)),
    facts: [
      [orderNumber, reference],
      ...(isRefunded ? [[msg`Refunded`, amount] as const] : []),
      ...(names.length > 0 ? [[msg`Products`, products] as const] : []),
    ],
    notes: [
      ...(isRefunded ? [msg`Banks usually take 5 to 10 business days to show it.`] : []),
      ...(names.length > 0
        ? [
            isRefunded
              ? msg`Refunded products can no longer be used. If one was an upgrade, your earlier license works again.`
              : msg`Returned products can no longer be used, and you won’t be charged for them. If one was an upgrade, your earlier license works again.`,
          ]
        : []),
      ...(suspended.length > 0
        ? [
            msg`These depended on them, as upgrades, gifts or offers, and can no longer be used either: ${ended}.`,
          ]
        : []),
    ],
    action: { label: msg`View your orders`, href: ordersUrl },
    footer: [whyOrderEmail(reference)],
  });
}

function writeRefund(reference: string, amount: string) {
  return {
    subject: msg`Your refund for order ${reference}`,
    heading: msg`Your refund is on its way`,
    intro: msg`We’ve refunded ${amount} to your original payment method.`,
  };
}

/** Nothing had been paid for it, as for a trial. */
function writeReturn(reference: string) {
  return {
    subject: msg`Your return for order ${reference}`,
    heading: msg`Your return is complete`,
    intro: msg`What’s listed below has been returned. You hadn’t paid anything for it, so there’s nothing to refund.`,
  };
}

export function sampleRefund(language: Language, currency: Currency = "EUR"): RefundEmail {
  return {
    ...sampleRecipient(language),
    reference: sampleFacts.reference,
    names: ["AutoTune Pro", "Vocodist"],
    suspended: ["AutoTune Hybrid"],
    amount: { amount: 20_800, currency },
    ordersUrl: sampleUrl(language, "my-account/orders"),
  };
}

export function sampleReturn(language: Language): RefundEmail {
  const amount = { amount: 0, currency: "EUR" } as const;
  return { ...sampleRefund(language), names: ["AutoTune Unlimited"], suspended: [], amount };
}

export const samples: Samples = {
  refund: (language) => renderRefundEmail(sampleRefund(language)),
  returnOfTrial: (language) => renderRefundEmail(sampleReturn(language)),
};
