import type { Discount, SetDiscount } from "@autotune/commerce";
import type { DiscountFields, UpgradeDiscountFields } from "../../payload-types.ts";
import { amountsToPublished } from "./amounts-to-published.ts";

/** Null where no kind is chosen: then there is no discount. */
export function discountToPublished({
  kind,
  percent,
  values,
}: Pick<DiscountFields, "kind" | "percent" | "values">): Discount | null {
  if (kind === "percent") return { kind, percent: percent ?? 0 };
  return kind === "value" ? { kind, values: amountsToPublished(values) } : null;
}

export function setDiscountToPublished(
  fields: UpgradeDiscountFields | undefined,
): SetDiscount | null {
  const discount = fields === undefined ? null : discountToPublished(fields);
  if (fields === undefined || discount === null) return null;
  const { startsAt, endsAt, reason } = fields;
  return {
    discount,
    startsAt: startsAt ?? null,
    endsAt: endsAt ?? null,
    reason: reason ?? "",
  };
}

/** A plan's may hold for its first periods only. */
export function planDiscountToPublished(fields: DiscountFields | undefined): SetDiscount | null {
  const set = setDiscountToPublished(fields);
  const periodCount = fields?.periodCount;
  return set === null || !periodCount ? set : { ...set, periodCount };
}
