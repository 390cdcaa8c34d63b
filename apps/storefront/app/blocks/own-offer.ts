import type { ProductView } from "@autotune/contract";
import type { ReactNode } from "react";
import type { PlanPair } from "../features/catalogue/pair-plans.ts";

/** What the page itself sells, and what is pressed for it. */
export interface OwnOffer {
  product: ProductView;
  action: ReactNode;
  plans: readonly PlanPair[];
}
