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
  const installer = (file: string, version: string, sizes: readonly [number, number]) => ({
    version,
    files: (["mac", "windows"] as const).map((system, index) => ({
      system,
      url: `https://shop.test/laravel/downloads/${index + 1}/${file}-${version}-${system}.zip?until=1766000000&signature=c2lnbmF0dXJl`,
      size: sizes[index] ?? 0,
      sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    })),
  });
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
            installer: installer("auto-tune-pro", "11.2.0", [412_300_000, 398_700_000]),
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
            installer: installer("vocodist", "2.1.0", [128_400_000, 119_900_000]),
          },
          {
            name: "Vocodist",
            serial: "VOCD-7711-PT59-22DF",
            authenticationString: "TR6V-19YE-K5HB",
            upgradedFrom: null,
            installer: installer("vocodist", "2.1.0", [128_400_000, 119_900_000]),
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
            installer: installer("harmony-engine", "4.0.1", [96_100_000, 91_200_000]),
          },
          {
            name: "Choir",
            serial: "CHOR-4420-QA11-90AB",
            authenticationString: "MN7B-31PO-L2WS",
            upgradedFrom: null,
            installer: installer("choir", "3.3.0", [88_800_000, 84_100_000]),
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

/** The addresses under which its parts are downloaded, each once: of files, or of the page that has them. */
export function downloadsOf({ lines }: OrderEmail): string[] {
  return lines.flatMap(({ licences, downloads }) => {
    const files = licences.flatMap(({ installer }) => installer?.files ?? []);
    return [...new Set((files.length > 0 ? files : downloads).map(({ url }) => url))];
  });
}
