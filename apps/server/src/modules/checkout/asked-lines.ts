import type { AskedLine } from "@autotune/commerce";
import type { CheckoutBody } from "@autotune/contract";
import { isStorable } from "../accounts/storable-text.ts";

export function toAskedLine(line: CheckoutBody["lines"][number]): AskedLine {
  const { path, quantity, unitPrice, isFreebie = false, qualifying_product: named } = line;
  const qualifyingProduct =
    named === undefined
      ? null
      : { code: named.code, purchaseId: named.purchase_id, serial: named.serial };
  return { path, quantity, unitPrice, isFreebie, qualifyingProduct };
}

/** What could be a path at all; anything else is unknown without asking. */
export function pathsOf(lines: readonly AskedLine[]): string[] {
  return lines.map(({ path }) => path).filter(isStorable);
}

/** The licences that upgrades are to be paid with: a purchase's id is the number of its licence. */
export function licencesOf(lines: readonly AskedLine[]): number[] {
  return lines
    .map(({ qualifyingProduct }) => qualifyingProduct?.purchaseId ?? "")
    .filter((id) => /^\d{1,15}$/.test(id))
    .map(Number);
}
