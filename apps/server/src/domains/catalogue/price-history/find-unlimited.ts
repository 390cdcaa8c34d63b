import { unlimitedMonthly, type Offer } from "@autotune/commerce";
import { isForSale } from "../../../platform/published/is-for-sale.ts";
import type { PublishedContent } from "../../../platform/published/published-content.ts";

/** The all-inclusive plan, monthly and yearly, if it is sold in both ways and includes a product. */
export function findUnlimited(
  content: PublishedContent,
  path: string,
): { readonly monthly: Offer; readonly annual: Offer } | undefined {
  const monthly = content.offer(unlimitedMonthly);
  const yearly = content
    .catalogue()
    .find(
      ({ type, variantParent, interval }) =>
        type === "subscription" && variantParent === unlimitedMonthly && interval?.unit === "y",
    );
  const annual = yearly === undefined ? undefined : content.offer(yearly.path);
  if (monthly === undefined || annual === undefined) return undefined;
  const holds = [monthly, annual].every((plan) => isForSale(plan) && plan.includes.includes(path));
  return holds ? { monthly, annual } : undefined;
}
