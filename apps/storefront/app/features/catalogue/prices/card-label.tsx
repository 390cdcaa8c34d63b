import type { ProductType } from "@autotune/commerce";
import type { ProductView } from "@autotune/contract";
import { Trans } from "@lingui/react/macro";

/** The label of a card's button, unless an editor has set another. */
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

interface KindLabelProps {
  product: Pick<ProductView, "type" | "interval" | "trialDays">;
}

/** The payment option that a card shows. */
export function KindLabel({ product }: KindLabelProps) {
  const days = product.trialDays ?? 0;
  switch (product.type) {
    case "perpetual":
    case "upgrade":
      return <Trans>ONE TIME PAYMENT</Trans>;
    case "subscription":
      return <SubscriptionLabel interval={product.interval} />;
    case "trial":
      return <Trans>Free {days}-Day* Trial</Trans>;
  }
}

function SubscriptionLabel({ interval }: Pick<ProductView, "interval">) {
  if (interval !== null && interval.count !== 1) return <Trans>SUBSCRIPTION</Trans>;
  return interval?.unit === "y" ? (
    <Trans>ANNUAL SUBSCRIPTION</Trans>
  ) : (
    <Trans>MONTHLY SUBSCRIPTION</Trans>
  );
}

/** Above the plan that includes the product among many others. */
export function BestDealLabel() {
  return <Trans>Best Deal</Trans>;
}
