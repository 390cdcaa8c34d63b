import type { OrderEmailLicence, OrderEmailLine } from "./order-email.ts";
import type { OrderTexts } from "./texts/order/order-texts.ts";

/** What distinguishes a licence from the others of its line; empty where the line has no other. */
export function titleLicence(
  { name, licences }: Pick<OrderEmailLine, "name" | "licences">,
  licence: OrderEmailLicence,
  texts: Pick<OrderTexts, "licence">,
): string {
  const same = licences.filter((other) => other.name === licence.name);
  const parts: string[] = [];
  if (licence.name !== name || same.length < licences.length) parts.push(licence.name);
  if (same.length > 1) parts.push(texts.licence(same.indexOf(licence) + 1, same.length));
  return parts.join(" · ");
}
