import type { PlanMoves } from "@autotune/commerce";
import type { GroupField } from "payload";
import { productList } from "../fields/product-list.ts";

const words: Record<keyof PlanMoves, readonly [label: string, description: string]> = {
  upgradeableTo: ["Upgrade to", "Plans that include more."],
  switchableTo: ["Switch to", "The same plan with a different billing period."],
  downgradeableTo: ["Downgrade to", "Plans that include less."],
};

/** Where a subscriber may go from a plan. */
export const moves: GroupField = {
  name: "moves",
  type: "group",
  label: "Plan changes",
  fields: [move("upgradeableTo"), move("switchableTo"), move("downgradeableTo")],
};

function move(name: keyof PlanMoves) {
  const [label, description] = words[name];
  return productList({
    name,
    label,
    description,
    only: { type: { equals: "subscription" } },
  });
}
