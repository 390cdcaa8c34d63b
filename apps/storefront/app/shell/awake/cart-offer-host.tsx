import { useCartOffer } from "../../state/cart-offer.ts";
import { Late } from "../late.tsx";

const load = async () =>
  (await import("../../features/cart-recovery/cart-offer-card.tsx")).CartOfferCard;

export function CartOfferHost() {
  const hasOffer = useCartOffer(({ lines }) => lines.length > 0);
  return <Late wanted={hasOffer} load={load} />;
}
