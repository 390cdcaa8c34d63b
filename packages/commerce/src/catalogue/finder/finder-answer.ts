import type { FinderProduct, FinderUpgrade } from "./finder-question.ts";

/** Why a product is suggested. The page says it in words. */
export type FinderReason =
  /** It is the product that editors name first for what the person makes. */
  | { readonly kind: "firstChoice" }
  /** It is made for the person's DAW alone. */
  | { readonly kind: "madeForHost" }
  /** Nothing else for it costs less in the first year. */
  | { readonly kind: "leastInFirstYear" }
  /** The most powerful of those that are paid once. */
  | { readonly kind: "mostCapable" }
  /** Suits more kinds of work than any other that is paid once. */
  | { readonly kind: "mostVersatile" }
  /** The smallest plan with the product that would be bought otherwise. */
  | { readonly kind: "planWithTool"; readonly tool: string }
  /** The plan with the most tools that run in the person's DAW. */
  | { readonly kind: "largestPlan"; readonly tools: number }
  /** Owned licences become it for less than its price. */
  | { readonly kind: "upgrade"; readonly from: string; readonly count: number }
  /** A bundle with several products for it. */
  | { readonly kind: "bundle"; readonly tools: number }
  | { readonly kind: "costsLess" }
  | { readonly kind: "goesFurther" }
  /** Paid once instead of month by month. */
  | { readonly kind: "paidOnce" }
  /** For other work: what was made for this one is owned already. */
  | { readonly kind: "somethingElse" };

export interface Suggestion<
  Product extends FinderProduct,
  Upgrade extends FinderUpgrade = FinderUpgrade,
> {
  readonly product: Product;
  /** Where it is had by an upgrade. */
  readonly upgrade?: Upgrade;
  readonly reason: FinderReason;
}

export type FinderAnswer<
  Product extends FinderProduct,
  Upgrade extends FinderUpgrade = FinderUpgrade,
> =
  | {
      readonly ok: true;
      readonly recommendation: Suggestion<Product, Upgrade>;
      /** At most two. */
      readonly alternatives: readonly Suggestion<Product, Upgrade>[];
    }
  /** No product runs in the DAW, or the person has everything. */
  | { readonly ok: false; readonly reason: "hostWithoutPlugins" | "nothingLeft" };
