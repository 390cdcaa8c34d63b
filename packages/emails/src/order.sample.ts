import type { Language } from "@autotune/routes";
import type { OrderEmail } from "./order-email.ts";

/** An invented order with everything in it: two lines, three licences, a discount and added tax. */
export function sampleOrder(language: Language, changes: Partial<OrderEmail> = {}): OrderEmail {
  const prefix = language === "en" ? "" : `/${language}`;
  return {
    language,
    firstName: "Ana",
    reference: "AT-2025-7F3K9Q",
    placedAt: new Date("2025-11-14T23:30:00Z"),
    lines: [
      {
        name: "AutoTune Pro",
        quantity: 1,
        total: { amount: 12_900, currency: "EUR" },
        licences: [{ serial: "AT11-8841-KX70-7Q2F", authenticationString: "9K2M-QX7R-41TD" }],
      },
      {
        name: "Vocodist",
        quantity: 2,
        total: { amount: 15_800, currency: "EUR" },
        licences: [
          { serial: "VOCD-7710-PT58-11CE", authenticationString: "PL3N-88ZC-W0AA" },
          { serial: "VOCD-7711-PT59-22DF", authenticationString: "TR6V-19YE-K5HB" },
        ],
      },
    ],
    subtotal: { amount: 28_700, currency: "EUR" },
    discount: { amount: 2870, currency: "EUR" },
    tax: { amount: 5424, currency: "EUR" },
    taxIncluded: false,
    total: { amount: 31_254, currency: "EUR" },
    cardEnding: "4242",
    ordersUrl: `https://shop.test${prefix}/my-account/orders`,
    invoiceUrl: "https://pay.test/invoice/AT-2025-7F3K9Q?key=a&page=1",
    ...changes,
  };
}
