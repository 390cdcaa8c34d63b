import { linkTo } from "@autotune/routes";
import { buttonClass, EmptyState } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { hideCart } from "../cart/cart.ts";

/** The empty cart, with links to the products. */
export function EmptyCart() {
  return (
    <EmptyState
      title={<Trans>Your cart is empty!</Trans>}
      text={<Trans>Shop around and check back when you're ready.</Trans>}
    >
      <Link
        to={linkTo("Products", {}, useLanguage())}
        onClick={hideCart}
        className={buttonClass("secondary")}
      >
        <Trans>See the products</Trans>
      </Link>
    </EmptyState>
  );
}
