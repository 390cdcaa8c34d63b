import { formatMoney } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import { describePlan } from "./describe-plan.ts";
import type { OrderEmailLine } from "./order-email.ts";
import type { OrderTexts } from "./texts/order/order-texts.ts";
import { titleLicence } from "./title-licence.ts";

/** A line of the order in the plain-text part, with its licences. */
export function writeOrderLine(
  line: OrderEmailLine,
  language: Language,
  texts: OrderTexts,
): string {
  const colon = texts.colon.trimEnd();
  const quantity = line.quantity > 1 ? ` × ${line.quantity}` : "";
  const amount = line.isFreebie ? texts.free : formatMoney(line.total, language);
  const rows = [line.name + quantity + texts.colon + amount];
  if (line.isFreebie) rows.push(texts.gift);
  if (line.plan !== null) rows.push(describePlan(line.plan, language, texts));
  for (const licence of line.licences) {
    const title = titleLicence(line, licence, texts);
    rows.push("");
    if (title !== "") rows.push(title);
    if (licence.upgradedFrom !== null) rows.push(texts.upgradedFrom(licence.upgradedFrom));
    // Each on a line of its own, so that a triple click selects it and nothing else.
    rows.push(texts.serialNumber + colon, licence.serial);
    rows.push(texts.authenticationCode + colon, licence.authenticationString);
  }
  for (const { name, url } of line.downloads) rows.push("", texts.download(name) + colon, url);
  return rows.join("\n");
}
