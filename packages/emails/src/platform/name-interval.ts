import type { Interval } from "@autotune/commerce";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";

/** How often a plan is charged, as it follows a price. */
export function nameInterval({ count, unit }: Interval): MessageDescriptor {
  return unit === "m"
    ? msg({ message: plural(count, { 1: "every month", other: "every # months" }) })
    : msg({ message: plural(count, { 1: "every year", other: "every # years" }) });
}
