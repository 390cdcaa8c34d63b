import { publishDocument, type Database } from "@autotune/database";
import type { ProductToPush } from "@autotune/payments";
import { publishAtOnce } from "./publish-at-once.ts";
import { productSample } from "./published-samples.ts";

const month = { count: 1, unit: "m" } as const;
const year = { count: 1, unit: "y" } as const;
const tools = ["auto-tune-pro", "vocal-eq", "vocal-reverb"];
const stay = { upgradeableTo: [], switchableTo: [], downgradeableTo: [] };

/** Names by path, so that tests can look for them in responses and emails. */
export const soldNames = {
  "auto-tune-pro": "AutoTune Pro",
  "auto-key": "AutoKey",
  "vocal-eq": "Vocal EQ",
  "vocal-reverb": "Vocal Reverb",
  "vocal-bundle": "Vocal Bundle",
  "auto-key-gift": "AutoKey, a gift",
  "pro-x": "Pro X",
  "unlimited-monthly": "Unlimited, monthly",
  "unlimited-yearly": "Unlimited, yearly",
  "unlimited-monthly-14d-free": "Unlimited, free for 14 days",
  "essentials-monthly": "Essentials, monthly",
} as const;

/** One product of each kind, at the same number in every currency. */
const sold = [
  productSample("auto-tune-pro", 459),
  productSample("auto-key", 49),
  productSample("vocal-eq", 99),
  productSample("vocal-reverb", 99),
  productSample("vocal-bundle", 149, { includes: ["vocal-eq", "vocal-reverb"] }),
  productSample("auto-key-gift", 0, { includes: ["auto-key"], promoOnly: true }),
  productSample("pro-x", 399, { wpOnly: true }),
  productSample("auto-tune-pro-upgrade-from-pro-x", 129, {
    type: "upgrade",
    upgrade: { from: "pro-x", to: "auto-tune-pro" },
  }),
  productSample("vocal-bundle-upgrade-from-pro-x", 79, {
    type: "upgrade",
    upgrade: { from: "pro-x", to: "vocal-bundle" },
  }),
  productSample("unlimited-monthly", 25, {
    type: "subscription",
    interval: month,
    includes: tools,
    moves: {
      ...stay,
      switchableTo: ["unlimited-yearly"],
      downgradeableTo: ["essentials-monthly"],
    },
  }),
  productSample("unlimited-yearly", 240, {
    type: "subscription",
    interval: year,
    includes: tools,
    moves: { ...stay, switchableTo: ["unlimited-monthly"] },
  }),
  productSample("unlimited-monthly-14d-free", 25, {
    type: "trial",
    interval: month,
    trialDays: 14,
    includes: tools,
  }),
  productSample("essentials-monthly", 10, {
    type: "subscription",
    interval: month,
    includes: ["vocal-eq"],
    moves: { ...stay, upgradeableTo: ["unlimited-monthly", "unlimited-yearly"] },
  }),
];

export async function publishSoldProducts(database: Database): Promise<void> {
  for (const product of sold) await publishAtOnce(database, product);
  for (const [key, name] of Object.entries(soldNames)) {
    await publishDocument(database, {
      collection: "products",
      key,
      locale: "en",
      body: { name, summary: "" },
    });
  }
}

/** The same products as the provider needs them. */
export const productsToPush: readonly ProductToPush[] = sold.map((product) => ({
  path: product.path,
  name: product.path,
  prices: product.basePrices,
  interval: product.interval,
  trialDays: product.trialDays ?? 0,
}));
