import type { Freebie } from "@autotune/commerce";
import { twentyOff } from "./price-steps.ts";
import { licencePrices } from "./price-list.ts";
import type { SeedProduct } from "./seed-product.ts";
import { vocalChain } from "./shelves.ts";

function licence(
  path: keyof typeof licencePrices,
  pid: string,
  own: Partial<SeedProduct> = {},
): SeedProduct {
  return { path, pid, type: "perpetual", prices: licencePrices[path], ...own };
}

const lessForMore: NonNullable<SeedProduct["quantityDiscounts"]> = [
  { from: 2, kind: "percent", percent: 10 },
  { from: 5, kind: "percent", percent: 20 },
];

const choice: Omit<Freebie, "path" | "isDefaultValue"> = {
  group: "gift",
  choice: true,
  inputType: "radio",
  subscriptionLineItemAddon: false,
};

/** One tool of two, and two months of everything for those who say yes to them. */
const giftsOf2026: Freebie[] = [
  { ...choice, path: "auto-key-gift", isDefaultValue: true },
  { ...choice, path: "vocal-de-esser-gift", isDefaultValue: false },
  {
    ...choice,
    path: "auto-tune-unlimited-monthly-60d-gift",
    group: "plan",
    inputType: "checkbox",
    // It renews for money, so nobody gets it without asking for it.
    isDefaultValue: false,
  },
];

/** What is paid once. */
export const licences: readonly SeedProduct[] = [
  licence("auto-tune-pro", "AT-PRO", { useWibu: true }),
  licence("auto-tune-2026", "AT-2026", { freebies: giftsOf2026 }),
  licence("auto-tune-hybrid", "AT-HYBRID", { useWibu: true }),
  licence("auto-tune-efx-plus", "AT-EFX-PLUS"),
  licence("auto-key", "AT-KEY"),
  licence("vocal-prep", "VC-PREP"),
  licence("vocal-eq", "VC-EQ", { quantityDiscounts: lessForMore }),
  licence("vocal-compressor", "VC-COMPRESSOR", { quantityDiscounts: lessForMore }),
  licence("vocal-de-esser", "VC-DE-ESSER"),
  licence("vocal-reverb", "VC-REVERB", {
    discount: { kind: "value", values: twentyOff, reason: "Fall sale" },
  }),
  licence("vocal-chain-bundle", "VC-BUNDLE", { includes: vocalChain }),
  licence("metamorph", "CE-METAMORPH", {
    freebies: [
      {
        path: "auto-key-gift",
        group: "",
        choice: false,
        inputType: "radio",
        isDefaultValue: false,
        subscriptionLineItemAddon: false,
      },
    ],
  }),
  licence("harmony-engine", "CE-HARMONY", {
    discount: { kind: "percent", percent: 20, reason: "Fall sale" },
  }),
  licence("vocodist", "CE-VOCODIST"),
  licence("choir", "CE-CHOIR"),
  licence("twin", "CE-TWIN"),
  licence("ember", "CE-EMBER"),
  licence("whisper", "CE-WHISPER"),
  licence("larynx", "CE-LARYNX"),
  licence("shard", "CE-SHARD"),
  licence("orbit", "CE-ORBIT"),
  licence("dial", "CE-DIAL"),
  licence("stutter", "CE-STUTTER"),
  licence("halo", "CE-HALO"),
  licence("undertow", "CE-UNDERTOW"),
];
