import { planPrices } from "./price-list.ts";
import type { SeedProduct } from "./seed-product.ts";
import { largeEffects, smallEffects, vocalChain } from "./shelves.ts";

const unlimited = [
  "auto-tune-2026",
  "auto-tune-pro",
  "auto-tune-hybrid",
  "auto-key",
  ...vocalChain,
  ...largeEffects,
  ...smallEffects,
];
const producer = ["auto-tune-2026", "auto-key", ...vocalChain, ...largeEffects];
const essentials = ["auto-tune-2026", "auto-key", "vocal-prep", "vocal-de-esser"];

function plan(
  path: keyof typeof planPrices,
  pid: string,
  own: Pick<SeedProduct, "includes" | "moves" | "variantParent">,
): SeedProduct {
  const unit = path.endsWith("-yearly") ? "y" : "m";
  return {
    path,
    pid,
    type: "subscription",
    prices: planPrices[path],
    interval: { count: 1, unit },
    ...own,
  };
}

const unlimitedMonthly = plan("auto-tune-unlimited-monthly", "AT-UNLIMITED-M", {
  includes: unlimited,
  moves: {
    switchableTo: ["auto-tune-unlimited-yearly"],
    downgradeableTo: ["auto-tune-producer-monthly", "auto-tune-essentials-monthly"],
  },
});

/** What is paid again and again. A longer period is a form of the same plan by the month. */
export const plans: readonly SeedProduct[] = [
  unlimitedMonthly,
  plan("auto-tune-unlimited-yearly", "AT-UNLIMITED-Y", {
    includes: unlimited,
    moves: {
      switchableTo: ["auto-tune-unlimited-monthly"],
      downgradeableTo: ["auto-tune-producer-yearly", "auto-tune-essentials-yearly"],
    },
    variantParent: "auto-tune-unlimited-monthly",
  }),
  plan("auto-tune-producer-monthly", "AT-PRODUCER-M", {
    includes: producer,
    moves: {
      upgradeableTo: ["auto-tune-unlimited-monthly", "auto-tune-unlimited-yearly"],
      switchableTo: ["auto-tune-producer-yearly"],
      downgradeableTo: ["auto-tune-essentials-monthly"],
    },
  }),
  plan("auto-tune-producer-yearly", "AT-PRODUCER-Y", {
    includes: producer,
    moves: {
      upgradeableTo: ["auto-tune-unlimited-yearly"],
      switchableTo: ["auto-tune-producer-monthly"],
      downgradeableTo: ["auto-tune-essentials-yearly"],
    },
    variantParent: "auto-tune-producer-monthly",
  }),
  plan("auto-tune-essentials-monthly", "AT-ESSENTIALS-M", {
    includes: essentials,
    moves: {
      upgradeableTo: [
        "auto-tune-producer-monthly",
        "auto-tune-unlimited-monthly",
        "auto-tune-unlimited-yearly",
      ],
      switchableTo: ["auto-tune-essentials-yearly"],
    },
  }),
  plan("auto-tune-essentials-yearly", "AT-ESSENTIALS-Y", {
    includes: essentials,
    moves: {
      upgradeableTo: ["auto-tune-producer-yearly", "auto-tune-unlimited-yearly"],
      switchableTo: ["auto-tune-essentials-monthly"],
    },
    variantParent: "auto-tune-essentials-monthly",
  }),
  {
    ...unlimitedMonthly,
    path: "auto-tune-unlimited-monthly-14d-free",
    pid: "AT-UNLIMITED-T",
    type: "trial",
    trialDays: 14,
    variantParent: "auto-tune-unlimited-monthly",
  },
  {
    ...unlimitedMonthly,
    path: "auto-tune-unlimited-monthly-60d-gift",
    pid: "AT-UNLIMITED-G",
    trialDays: 60,
    promoOnly: true,
    variantParent: "auto-tune-unlimited-monthly",
  },
];
