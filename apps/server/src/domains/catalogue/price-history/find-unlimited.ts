import { unlimitedMonthly, type Offer } from "@autotune/commerce";
import { isForSale } from "../../../platform/published/is-for-sale.ts";
import type { PublishedContent } from "../../../platform/published/published-content.ts";

/** The all-inclusive plan, monthly and yearly, if it is sold in both ways and includes a product, or all parts of a bundle. */
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
  const parts = content.offer(path)?.includes ?? [];
  const wanted = parts.length > 0 ? parts : [path];
  const holds = [monthly, annual].every(
    (plan) => isForSale(plan) && wanted.every((part) => plan.includes.includes(part)),
  );
  return holds ? { monthly, annual } : undefined;
}
