import { formatMoney, planInCart, type Cart, type CartTotals } from "@autotune/commerce";
import { linkTo } from "@autotune/routes";
import { buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { hideCart } from "../cart/cart.ts";
import { RenewalTerms } from "../../subscriptions/plan/renewal-terms.tsx";
import { TaxWords } from "../../catalogue/prices/tax-words.tsx";

interface DrawerFootProps {
  cart: Cart;
  totals: CartTotals;
}

/** The cart's total, what a trial costs later, and the link to the checkout. */
export function DrawerFoot({ cart, totals }: DrawerFootProps) {
  const language = useLanguage();
  const { subtotal, discount, trialPricing } = totals;
  const amount = formatMoney(subtotal, language);
  const plan = planInCart(cart);
  const code = cart.coupon?.code ?? "";
  return (
    <>
      {trialPricing === null || plan === undefined ? null : (
        <p className="mb-4 rounded-16 border border-line bg-background/60 px-4 py-3 text-14 text-muted">
          <RenewalTerms
            plan={plan}
            price={trialPricing}
            discounted={totals.lines.get(plan.path)?.discounted ?? null}
          />
        </p>
      )}
      {discount.amount === 0 ? null : (
        <p className="flex items-baseline justify-between gap-4 text-14 text-muted">
          <span>
            <Trans>Code {code}</Trans>
          </span>
          <span className="tabular-nums">
            {formatMoney({ ...discount, amount: -discount.amount }, language)}
          </span>
        </p>
      )}
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-16 text-muted">
          <Trans>Subtotal</Trans>
        </span>
        <span aria-live="polite" className="font-display text-28 font-semibold tabular-nums">
          {amount}
        </span>
      </p>
      {subtotal.amount === 0 ? null : (
        <p className="mt-1 text-14 text-muted first-letter:uppercase">
          <TaxWords />
        </p>
      )}
      {/* Checkout has its own content security policy, so it is a new document. */}
      <a
        href={linkTo("Checkout", {}, language)}
        onClick={hideCart}
        className={`${buttonClass("primary")} mt-4 w-full`}
      >
        <Trans>CHECKOUT</Trans>
        <span className="tabular-nums">· {amount}</span>
      </a>
    </>
  );
}
