import { countItems } from "@autotune/commerce";
import { linkTo, parseRouteId } from "@autotune/routes";
import { buttonClass } from "@autotune/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { useMatches } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { PressLink } from "../../../platform/navigation/press-link.tsx";
import { showBusy } from "../../../platform/presses/show-busy.ts";
import { goToCheckout, showCart, useCart } from "../cart/cart.ts";
import { loadCatalogue, useCatalogue } from "../../catalogue/store/catalogue.ts";

/**
 * Opens the cart. Before hydration it is a link to Checkout, which shows the same cart; while cart and prices are loading
 * a press is kept, and opens the cart when it can.
 */
export function CartButton() {
  const language = useLanguage();
  const { status, cart } = useCart();
  const hasPrices = useCatalogue((catalogue) => catalogue.status === "ready");
  const route = parseRouteId(useMatches().at(-1)?.id ?? "");
  const ready = status === "ready" && hasPrices;
  if (route?.name === "Checkout") return null;
  const count = countItems(cart);
  return (
    <PressLink
      href={linkTo("Checkout", {}, language)}
      aria-haspopup="dialog"
      aria-disabled={!ready}
      onPress={() => void (ready ? showCart() : showCartWithPrices())}
      // It looks the same in both states: a click always works.
      className={`${buttonClass("quiet", "small")} relative min-w-10 px-2.5 aria-disabled:cursor-pointer! aria-disabled:opacity-100!`}
    >
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        className="size-5 fill-none stroke-current stroke-[1.4] [stroke-linecap:round] [stroke-linejoin:round]"
      >
        <path d="M3.5 6.5h13l-1 10h-11zM7 8.5V5.2a3 3 0 0 1 6 0v3.3" />
      </svg>
      <span className="sr-only">
        <Trans>Cart</Trans>
      </span>
      {count === 0 ? null : (
        <span className="absolute top-0 right-0 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-violet px-1 text-12 leading-none font-semibold text-ink tabular-nums">
          {count}
          <span className="sr-only">
            {" "}
            <Plural value={count} one="item" other="items" />
          </span>
        </span>
      )}
    </PressLink>
  );
}

/** Where there are no prices to be had, Checkout says so. */
async function showCartWithPrices(): Promise<void> {
  const stopBusy = showBusy();
  const hasPrices = await loadCatalogue();
  stopBusy();
  if (hasPrices) showCart();
  else goToCheckout();
}
