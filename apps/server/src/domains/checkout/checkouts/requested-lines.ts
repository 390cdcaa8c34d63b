import type { RequestedLine } from "@autotune/commerce";
import type { CheckoutBody } from "@autotune/contract";
import { isStorable } from "../../../platform/http/storable-text.ts";

export function toRequestedLine(line: CheckoutBody["lines"][number]): RequestedLine {
  const { path, quantity, unitPrice, isFreebie = false, qualifying_product: named } = line;
  const qualifyingProduct =
    named === undefined
      ? null
      : { code: named.code, purchaseId: named.purchase_id, serial: named.serial };
  return { path, quantity, unitPrice, isFreebie, qualifyingProduct };
}

/** A possible path; anything else is unknown without a query. */
export function pathsOf(lines: readonly RequestedLine[]): string[] {
  return lines.map(({ path }) => path).filter(isStorable);
}

/** The licences that upgrades are to be paid with: a purchase's id is the number of its licence. */
export function licencesOf(lines: readonly RequestedLine[]): number[] {
  return lines
    .map(({ qualifyingProduct }) => qualifyingProduct?.purchaseId ?? "")
    .filter((id) => /^\d{1,15}$/.test(id))
    .map(Number);
}
