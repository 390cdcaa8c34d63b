import { parseAmount, type Currency } from "@autotune/commerce";

/**
 * Parses a typed price into minor units: 89.90, 89,90, 1.299,00 or 1 299. The last separator counts as the decimal one
 * if at most two digits follow it. Undefined where it is no price.
 */
export function readTypedPrice(text: string, currency: Currency): number | undefined {
  const typed = text.normalize("NFKC").replaceAll(/[^\d.,]/g, "");
  const [, whole = "", fraction = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
  const digits = whole.replaceAll(/[.,]/g, "");
  if (digits === "" && fraction === "") return undefined;
  const parsed = parseAmount(
    `${digits === "" ? "0" : digits}.${fraction === "" ? "0" : fraction}`,
    currency,
  );
  return parsed.ok && parsed.amount > 0 ? parsed.amount : undefined;
}
