import { msg } from "@lingui/core/macro";
import type { Translate } from "../../platform/i18n.ts";
import type { OrderEmailLicence, OrderEmailLine } from "./order-email.ts";

/** What distinguishes a licence from the others of its line; empty where the line has no other. */
export function titleLicence(
  { name, licences }: Pick<OrderEmailLine, "name" | "licences">,
  licence: OrderEmailLicence,
  translate: Translate,
): string {
  const same = licences.filter((other) => other.name === licence.name);
  const titles: string[] = [];
  if (licence.name !== name || same.length < licences.length) titles.push(licence.name);
  if (same.length > 1) {
    const ordinal = same.indexOf(licence) + 1;
    const count = same.length;
    titles.push(translate(msg`License ${ordinal} of ${count}`));
  }
  return titles.join(" · ");
}
