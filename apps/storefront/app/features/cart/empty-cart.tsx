import { linkTo } from "@autotune/routes";
import { buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { useLanguage } from "../../i18n/language.ts";
import { hideCart } from "../../state/cart.ts";

/** Says that nothing is in the cart, and where to find something. */
export function EmptyCart() {
  return (
    <div className="px-5 py-10 text-center sm:px-6">
      <p className="font-display text-22 font-semibold">
        <Trans>Your cart is empty!</Trans>
      </p>
      <p className="mt-2 text-16 text-muted">
        <Trans>Shop around and check back when you're ready.</Trans>
      </p>
      <Link
        to={linkTo("Home", {}, useLanguage())}
        onClick={hideCart}
        className={`${buttonClass("secondary")} mt-6`}
      >
        <Trans>See the products</Trans>
      </Link>
    </div>
  );
}
