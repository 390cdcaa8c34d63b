import { useCartOffer } from "../cart/cart-offer.ts";
import { Late } from "../../../platform/lazy/late.tsx";

const load = async () => (await import("./cart-offer-card.tsx")).CartOfferCard;

export function CartOfferHost() {
  const hasOffer = useCartOffer(({ lines }) => lines.length > 0);
  return <Late wanted={hasOffer} load={load} />;
}
