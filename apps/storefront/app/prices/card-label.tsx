import type { ProductType } from "@autotune/commerce";
import type { ProductView } from "@autotune/contract";
import { Trans } from "@lingui/react/macro";

/** What the button of a card says, unless an editor has other words. */
export function ActionLabel({ type }: { type: ProductType }) {
  switch (type) {
    case "perpetual":
      return <Trans>Buy Now</Trans>;
    case "subscription":
      return <Trans>Subscribe Now</Trans>;
    case "trial":
      return <Trans>Get a FREE Trial</Trans>;
    case "upgrade":
      return <Trans>Upgrade Now</Trans>;
  }
}

/** Which way of paying a card shows. */
export function KindLabel({ product }: { product: Pick<ProductView, "type" | "interval"> }) {
  switch (product.type) {
    case "perpetual":
    case "upgrade":
      return <Trans>ONE TIME PAYMENT</Trans>;
    case "subscription":
      return product.interval?.unit === "y" ? (
        <Trans>ANNUAL SUBSCRIPTION</Trans>
      ) : (
        <Trans>MONTHLY SUBSCRIPTION</Trans>
      );
    case "trial":
      return <Trans>Free 14-Day* Trial</Trans>;
  }
}

/** Over the plan that holds a product among many others. */
export function BestDealLabel() {
  return <Trans>Best Deal</Trans>;
}
