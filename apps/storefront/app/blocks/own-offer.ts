import type { ProductView } from "@autotune/contract";
import type { ReactNode } from "react";
import type { PlanPair } from "../features/catalogue/product-page/pair-plans.ts";

/** What the page itself sells, and its buttons. */
export interface OwnOffer {
  product: ProductView;
  action: ReactNode;
  plans: readonly PlanPair[];
}
