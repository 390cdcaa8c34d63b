import { languages, linkTo } from "@autotune/routes";
import type { ForeignSources } from "../../answers/content-security-policy.ts";

export interface PaymentPages {
  /** The provider's script. */
  readonly scriptUrl: string;
  /** Our storefront at the provider, as its script takes it: host and path. */
  readonly storefront: string;
}

const checkoutAddresses: ReadonlySet<string> = new Set(
  languages.map((language) => linkTo("Checkout", {}, language)),
);

/** The provider's script and frame, on the checkout page alone. */
export function paymentSources(
  address: string,
  { scriptUrl, storefront }: PaymentPages,
): ForeignSources | undefined {
  const [pathname = ""] = address.split("?");
  if (!checkoutAddresses.has(pathname)) return undefined;
  const script = new URL(scriptUrl);
  // The script speaks to its storefront by the scheme that it came by.
  const frame = `${script.protocol}//${storefront.split("/")[0]}`;
  return { scripts: [script.origin], frames: [frame], calls: [frame], images: [] };
}
