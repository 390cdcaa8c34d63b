import type { ProductView } from "@autotune/contract";
import { ActionLabel } from "../../catalogue/prices/card-label.tsx";
import { useHasPlan } from "../../subscriptions/summary/subscription-status.ts";
import { CardButton } from "./card-button.tsx";

/** Buys what a card shows. Before hydration it leads to the product's page. */
export function DirectBuy({ product }: { product: ProductView }) {
  const { path, name, type, href } = product;
  const hasPlan = useHasPlan();
  // A plan is switched where it is managed, not bought a second time.
  if (type === "subscription" ? hasPlan : type !== "perpetual") return null;
  return (
    // Above the link that covers the card.
    <span className="relative z-1">
      <CardButton action="add_to_cart" data={path} href={href} variant="secondary" size="small">
        <span>
          <ActionLabel type={type} />
          <span className="sr-only">: {name}</span>
        </span>
      </CardButton>
    </span>
  );
}
