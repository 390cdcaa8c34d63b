import type { OtherPlanView, ProductView } from "@autotune/contract";
import type { ReactNode } from "react";

/** What the page itself sells, and its buttons. */
export interface OwnOffer {
  product: ProductView;
  action: ReactNode;
  /** Beside the plan that the page sells. */
  otherPlans: readonly OtherPlanView[];
}
