import { formatMoney } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import type { Translate } from "../../platform/i18n.ts";
import {
  authenticationCode,
  captioned,
  labelled,
  serialNumber,
} from "../../platform/shared-texts.ts";
import { describePlan } from "./describe-plan.ts";
import type { OrderEmailLine } from "./order-email.ts";
import { listInstallers } from "./list-installers.ts";
import { nameDownload, nameUpgrade, orderTexts, whereItGoes } from "./order-texts.ts";
import { titleLicence } from "./title-licence.ts";

/** A line of the order in the plain text, with its licences. */
export function writeOrderLine(
  line: OrderEmailLine,
  language: Language,
  translate: Translate,
): string {
  const quantity = line.quantity > 1 ? ` × ${line.quantity}` : "";
  const amount = line.isFreebie ? translate(orderTexts.free) : formatMoney(line.total, language);
  const rows = [translate(labelled(line.name + quantity, amount))];
  if (line.isFreebie) rows.push(translate(orderTexts.gift));
  if (line.plan !== null) rows.push(translate(describePlan(line.plan, language)));
  for (const licence of line.licences) {
    const title = titleLicence(line, licence, translate);
    rows.push("");
    if (title !== "") rows.push(title);
    if (licence.upgradedFrom !== null) rows.push(translate(nameUpgrade(licence.upgradedFrom)));
    // Each on a line of its own, so that a triple click selects it and nothing else.
    rows.push(translate(captioned(translate(serialNumber))), licence.serial);
    rows.push(translate(captioned(translate(authenticationCode))), licence.authenticationString);
    rows.push(translate(whereItGoes(licence.name)));
  }
  const installers = listInstallers(line, language);
  for (const { label, size, url, sha256 } of installers)
    rows.push("", translate(captioned(translate(label))), url, `(${size})`, `SHA-256 ${sha256}`);
  if (installers.length > 0) return rows.join("\n");
  for (const { name, url } of line.downloads)
    rows.push("", translate(captioned(translate(nameDownload(name)))), url);
  return rows.join("\n");
}
