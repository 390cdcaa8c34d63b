import type { Cart, CartTotals } from "@autotune/commerce";
import { RenewalTerms } from "../../subscriptions/plan/renewal-terms.tsx";
import { plansOfCart } from "./plans-of-cart.ts";

interface RenewalsProps {
  cart: Cart;
  totals: CartTotals;
}

const renewalTermsId = "renewal-terms";

/** The terms as shown on the page; empty where nothing renews. */
export function readRenewalTerms(): string | undefined {
  return document.getElementById(renewalTermsId)?.innerText;
}

/** What is charged later, and when. Empty for a one-time purchase. */
export function Renewals({ cart, totals }: RenewalsProps) {
  const plans = plansOfCart(cart);
  if (plans.length === 0) return null;
  return (
    <ul
      id={renewalTermsId}
      className="mt-4 grid gap-2 rounded-16 border border-line bg-background/60 px-4 py-3 text-14 text-muted"
    >
      {plans.map((plan) => {
        const line = totals.lines.get(plan.path);
        return line === undefined ? null : (
          <li key={plan.path}>
            <RenewalTerms plan={plan} price={line.unitPrice} discounted={line.discounted} />
          </li>
        );
      })}
    </ul>
  );
}
