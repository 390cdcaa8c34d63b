import { Button } from "@autotune/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { useId, useState } from "react";
import { useCartOffer } from "../cart/cart-offer.ts";
import { useCatalogue } from "../../catalogue/store/catalogue.ts";
import { leaveOffer, takeOffer } from "../cart/merge-stored-cart.ts";

/** The button that had the focus goes with the card. */
function goOnBelow(): void {
  document.getElementById("content")?.focus({ preventScroll: true });
}

/** Offers the cart that the person left on another device, while this one holds other products. */
export function CartOfferCard() {
  const titleId = useId();
  const lines = useCartOffer((offer) => offer.lines);
  const upgrades = useCartOffer((offer) => offer.upgrades);
  const products = useCatalogue((catalogue) => catalogue.products);
  const [taking, setTaking] = useState(false);
  if (lines.length === 0) return null;
  const nameOf = (path: string) =>
    products.get(path)?.name ?? upgrades.find((upgrade) => upgrade.path === path)?.name ?? path;

  const take = async () => {
    setTaking(true);
    await takeOffer();
    setTaking(false);
    goOnBelow();
  };
  const leave = () => {
    leaveOffer();
    goOnBelow();
  };
  return (
    <section
      aria-labelledby={titleId}
      className="fixed inset-x-3 bottom-[calc(var(--consent-height,0px)+0.75rem)] z-8 rounded-24 border border-line-strong bg-surface-2 p-5 shadow-float sm:right-8 sm:left-auto sm:w-96"
    >
      <div role="status">
        <h2 id={titleId} className="font-display text-18 font-[650]">
          <Trans>You left something in your cart</Trans>
        </h2>
        <p className="mt-1 text-14 text-muted">
          <Plural
            value={lines.length}
            one="This is in your cart on another device:"
            other="These are in your cart on another device:"
          />
        </p>
        <ul className="mt-2 max-h-32 overflow-y-auto text-14">
          {lines.map(({ path, quantity }) => (
            <li key={path}>
              {nameOf(path)}
              {quantity > 1 ? ` × ${quantity}` : ""}
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-4 flex flex-wrap gap-2 *:flex-auto">
        <Button size="small" busy={taking} onClick={() => void take()}>
          <Trans>Add to this cart</Trans>
        </Button>
        <Button variant="secondary" size="small" busy={taking} onClick={leave}>
          <Trans>Leave this cart as is</Trans>
        </Button>
      </div>
    </section>
  );
}
