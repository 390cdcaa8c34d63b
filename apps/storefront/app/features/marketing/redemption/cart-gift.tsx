import { linkTo } from "@autotune/routes";
import { buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { Redeemed } from "../api/redeem-code.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { Price } from "../../catalogue/prices/price.tsx";
import { useCart } from "../../checkout/cart/cart.ts";
import { useCatalogue } from "../../catalogue/store/catalogue.ts";

/** What a code has added to the cart. */
export function CartGift({ gift }: { gift: Exclude<Redeemed, { kind: "licence" }> }) {
  const language = useLanguage();
  const products = useCatalogue((state) => state.products);
  const cart = useCart((state) => state.cart);
  const isEmpty = Object.keys(cart.products).length === 0 && cart.upgrades.length === 0;
  const isInCart = gift.kind === "promotion" || cart.coupon?.code === gift.coupon.code;
  return (
    <div className="grid gap-5">
      {gift.kind === "promotion" ? (
        <ul className="grid gap-3">
          {Object.entries(gift.promotion.products).map(([path, prices]) => (
            <li
              key={path}
              className="flex flex-wrap items-baseline justify-between gap-x-6 text-18"
            >
              <span>{products.get(path)?.name ?? path}</span>
              <span className="font-medium">
                <Price of={path} prices={prices} language={language} />
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-16">
          {isInCart ? (
            <Trans>Your discount is in your cart. It’s good for one order.</Trans>
          ) : (
            <Trans>
              We’ve saved your discount. Add what you want to your cart, then enter this code at
              checkout: {gift.coupon.code}
            </Trans>
          )}
        </p>
      )}
      <div>
        {isEmpty ? (
          <a href={linkTo("Products", {}, language)} className={buttonClass("primary", "large")}>
            <Trans>Choose a product</Trans>
          </a>
        ) : (
          <a href={linkTo("Checkout", {}, language)} className={buttonClass("primary", "large")}>
            <Trans>Go to checkout</Trans>
          </a>
        )}
      </div>
    </div>
  );
}
