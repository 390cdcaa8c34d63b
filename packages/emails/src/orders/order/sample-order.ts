import type { Language } from "@autotune/routes";
import type { OrderEmail } from "./order-email.ts";

/**
 * An invented order with everything in it: an upgrade, two copies, a gift of two products, a plan with
 * free days, a discount and added tax.
 */
export function sampleOrder(language: Language, changes: Partial<OrderEmail> = {}): OrderEmail {
  const prefix = language === "en" ? "" : `/${language}`;
  const downloads = (slug: string, name: string) => [
    { name, url: `https://shop.test${prefix}/software-download/${slug}` },
  ];
  return {
    language,
    state: "completed",
    name: "Ana",
    reference: "AT-2025-7F3K9Q",
    placedAt: new Date("2025-11-14T23:30:00Z"),
    lines: [
      {
        name: "AutoTune Pro",
        quantity: 1,
        total: { amount: 12_900, currency: "EUR" },
        isFreebie: false,
        plan: null,
        downloads: downloads("unlimited#auto-tune-pro", "AutoTune Pro"),
        licences: [
          {
            name: "AutoTune Pro",
            serial: "AT11-8841-KX70-7Q2F",
            authenticationString: "9K2M-QX7R-41TD",
            upgradedFrom: "AutoTune Access",
          },
        ],
      },
      {
        name: "Vocodist",
        quantity: 2,
        total: { amount: 15_800, currency: "EUR" },
        isFreebie: false,
        plan: null,
        downloads: downloads("vocal-effects#vocodist", "Vocodist"),
        licences: [
          {
            name: "Vocodist",
            serial: "VOCD-7710-PT58-11CE",
            authenticationString: "PL3N-88ZC-W0AA",
            upgradedFrom: null,
          },
          {
            name: "Vocodist",
            serial: "VOCD-7711-PT59-22DF",
            authenticationString: "TR6V-19YE-K5HB",
            upgradedFrom: null,
          },
        ],
      },
      {
        name: "Vocal Pair",
        quantity: 1,
        total: { amount: 0, currency: "EUR" },
        isFreebie: true,
        plan: null,
        downloads: [
          ...downloads("vocal-effects#harmony-engine", "Harmony Engine"),
          ...downloads("vocal-effects#choir", "Choir"),
        ],
        licences: [
          {
            name: "Harmony Engine",
            serial: "HARM-0192-LM20-33EG",
            authenticationString: "ZX5C-02KD-Q8RF",
            upgradedFrom: null,
          },
          {
            name: "Choir",
            serial: "CHOR-4420-QA11-90AB",
            authenticationString: "MN7B-31PO-L2WS",
            upgradedFrom: null,
          },
        ],
      },
      {
        name: "AutoTune Unlimited",
        quantity: 1,
        total: { amount: 0, currency: "EUR" },
        isFreebie: false,
        plan: {
          price: { amount: 2499, currency: "EUR" },
          interval: { count: 1, unit: "m" },
          discount: null,
          trialEndsAt: new Date("2025-11-28T23:30:00Z"),
          nextChargeAt: new Date("2025-11-28T23:30:00Z"),
        },
        downloads: downloads("unlimited", "AutoTune Unlimited"),
        licences: [],
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
    withdrawalUrl: `https://shop.test${prefix}/withdrawal?reference=AT-2025-7F3K9Q`,
    setupUrl: null,
    ...changes,
  };
}
