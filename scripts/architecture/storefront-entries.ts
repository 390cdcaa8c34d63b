import type { Domain } from "./graph.ts";

/**
 * The files by which the storefront's features are entered from other features. Files and no barrels, because the first
 * view counts every re-export.
 */
export const storefrontEntries: Readonly<Partial<Record<Domain, readonly string[]>>> = {
  consent: ["clear-consented.ts", "consent-settings.ts", "consent.ts"],
  identity: [
    "api/patch-user.ts",
    "password/current-password-field.tsx",
    "session/announce-session.ts",
    "session/log-out.ts",
    "session/request-account-sign-in.ts",
    "session/sign-in-dialog.ts",
    "session/start-user.ts",
    "session/user-store.ts",
    "session/when-user-is-known.ts",
  ],
  catalogue: [
    "api/read-amounts.ts",
    "country/country.ts",
    "price-history/fact-card.tsx",
    "prices/card-label.tsx",
    "prices/card-price.tsx",
    "prices/discount-pill.tsx",
    "prices/lowest-price.tsx",
    "prices/period-price.tsx",
    "prices/price-part.tsx",
    "prices/price.tsx",
    "prices/quantity-hint.tsx",
    "prices/tax-note.tsx",
    "prices/tax-words.tsx",
    "product-image.tsx",
    "store/catalogue.ts",
  ],
  content: [
    "reading/in-places.ts",
    "reading/list-head.tsx",
    "reading/published-html.tsx",
    "reading/site-href.ts",
  ],
  licensing: ["api/deactivate.ts", "api/fetch-owned-products.ts", "owned-products/owned.ts"],
  subscriptions: [
    "api/read-plan.ts",
    "plan/next-charge.ts",
    "plan/renewal-terms.tsx",
    "summary/subscription-status.ts",
    "summary/summary.ts",
    "summary/use-plan-page.ts",
  ],
  checkout: [
    "api/fetch-checkout.ts",
    "api/fetch-coupon.ts",
    "api/fetch-promotion.ts",
    "api/read-order.ts",
    "buyer/guest.ts",
    "cart/cart-actions.ts",
    "cart/cart.ts",
    "cart/hydrate-cart.ts",
    "cart/paying.ts",
    "checkout-events.ts",
    "payment/affiliate-click.ts",
    "payment/stored-checkouts.ts",
    "promotions/not-qualified-text.tsx",
    "promotions/take-promoted-products.ts",
  ],
};
