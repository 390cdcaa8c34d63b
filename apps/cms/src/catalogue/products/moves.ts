import type { PlanMoves } from "@autotune/commerce";
import type { GroupField } from "payload";
import { productList } from "../fields/product-list.ts";

const words: Record<keyof PlanMoves, readonly [label: string, description: string]> = {
  upgradeableTo: ["Up to", "Plans that hold more."],
  switchableTo: ["Across to", "The same plan, paid in another rhythm."],
  downgradeableTo: ["Down to", "Plans that hold less."],
};

/** Where a subscriber may go from a plan. */
export const moves: GroupField = {
  name: "moves",
  type: "group",
  label: "Where a subscriber may go",
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
