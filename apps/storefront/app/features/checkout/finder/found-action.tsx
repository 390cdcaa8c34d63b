import { Skeleton } from "@autotune/ui";
import { lazy, Suspense } from "react";
import { ActionLabel } from "../../catalogue/prices/card-label.tsx";
import { withMessages } from "../../../platform/i18n/with-messages.ts";
import { CardButton } from "../offers/card-button.tsx";
import { PlanActions } from "../offers/plan-actions.tsx";
import type { Found } from "./found.ts";

/** Only owners need it; its texts are those of the account. */
const TakeOffer = lazy(async () => {
  const code = await withMessages("personal", import("../upgrades/take-offer.tsx"));
  return { default: code.TakeOffer };
});

interface FoundActionProps {
  found: Found;
  variant?: "primary" | "secondary";
}

/** Buys, subscribes, tries or upgrades. Before hydration it leads to the product's page. */
export function FoundAction({ found, variant = "primary" }: FoundActionProps) {
  const { product, upgrade } = found;
  if (upgrade !== undefined)
    return (
      <Suspense fallback={<Skeleton className="h-10 w-48 rounded-full" />}>
        {/* Below the price, not at the end of a row as in the account. */}
        <div className="flex *:justify-start">
          <TakeOffer listed={upgrade.listed} variant={variant} />
        </div>
      </Suspense>
    );
  if (product.type === "subscription")
    return (
      <div className="grid max-w-96 gap-3">
        <PlanActions plan={product.path} monthly={product} href={product.href} variant={variant} />
      </div>
    );
  return (
    <div className="grid max-w-96">
      <CardButton action="add_to_cart" data={product.path} href={product.href} variant={variant}>
        <ActionLabel type={product.type} />
      </CardButton>
    </div>
  );
}
