import { languages, linkTo } from "@autotune/routes";
import type { ThirdPartySources } from "../responses/content-security-policy.ts";

export interface PaymentPages {
  /** The provider's script. */
  readonly scriptUrl: string;
  /** Our storefront at the provider, as its script takes it: host and path. */
  readonly storefront: string;
}

const checkoutPaths: ReadonlySet<string> = new Set(
  languages.map((language) => linkTo("Checkout", {}, language)),
);

/** The provider's script and frame, on the checkout page alone. */
export function paymentSources(
  path: string,
  { scriptUrl, storefront }: PaymentPages,
): ThirdPartySources | undefined {
  const [pathname = ""] = path.split("?");
  if (!checkoutPaths.has(pathname)) return undefined;
  const script = new URL(scriptUrl);
  // The script contacts its storefront by the scheme that it was loaded with.
  const frame = `${script.protocol}//${storefront.split("/")[0]}`;
  return { scripts: [script.origin], frames: [frame], calls: [frame], images: [] };
}
