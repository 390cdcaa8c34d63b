import type { CartItem } from "@autotune/commerce";
import type { ProductView } from "@autotune/contract";

/** What goes into a cart of what a page shows; the words around it stay on the page. */
export function toCartItem(view: ProductView): CartItem {
  const { path, pid, name, type, interval, trialDays, prices, basePrices, discount } = view;
  const {
    discountReason,
    discountPeriodCount,
    quantityDiscounts,
    freebies,
    includes,
    variantParent,
  } = view;
  const { promoOnly, wpOnly, checkoutInfo, specialText, href: url = null, lowestBefore } = view;
  return {
    path,
    pid,
    name,
    type,
    interval,
    trialDays,
    prices,
    basePrices,
    discount,
    discountReason,
    discountPeriodCount,
    quantityDiscounts,
    freebies,
    includes,
    variantParent,
    promoOnly,
    wpOnly,
    checkoutInfo,
    specialText,
    url,
    ...(lowestBefore === undefined ? {} : { lowestBefore }),
  };
}
