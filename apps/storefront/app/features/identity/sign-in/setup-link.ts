import { linkTo, type Language } from "@autotune/routes";
import type { SetupKey } from "../session/session.ts";

/** The URL that completes an account, its token in the fragment; `rtc` leads back to the checkout afterwards. */
export function setupLink(
  { token, email }: SetupKey,
  language: Language,
  { returnToCheckout }: { returnToCheckout: boolean },
): string {
  const query = new URLSearchParams({ gt: token, e: email });
  if (returnToCheckout) query.set("rtc", "1");
  return `${linkTo("AccountSetup", {}, language)}#${query}`;
}
