import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { linkTo, type Language } from "@autotune/routes";
import { confirmLink } from "../account-letters/confirm-link.ts";

export const unsubscribePath = "/laravel/rest/unsubscribe";

export interface CommunicationLinks {
  /** Where whoever gets a mail chooses what else they get. */
  pathFor(email: string, language: Language): string;
  /** Where they say that they want to be reminded of carts. */
  confirmRemindersPathFor(email: string, language: Language): string;
  /** Where their mail program says for them that they want no more: an address on the site of that origin. */
  unsubscribeUrlFor(email: string, origin: string): string;
  /** To whom the mail went that the token stood in; nothing where it is not ours. */
  emailOf(token: string): string | undefined;
}

/**
 * Signed, kept nowhere and without an end: who wants no more mail may find the link in a mail of last year.
 * It opens the choice of mails to that address and nothing else, so the key is made for this purpose alone.
 */
export function communicationLinks(secret: string): CommunicationLinks {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "communication link", 32));
  const sign = (address: string) => createHmac("sha256", key).update(address).digest();
  const tokenFor = (email: string) => {
    const address = Buffer.from(email).toString("base64url");
    return `${address}.${sign(address).toString("base64url")}`;
  };
  const queryFor = (email: string) => new URLSearchParams({ token: tokenFor(email) }).toString();
  return {
    pathFor: (email, language) =>
      `${linkTo("CommunicationPreferences", {}, language)}?${queryFor(email)}`,
    confirmRemindersPathFor: (email, language) =>
      confirmLink("reminders", tokenFor(email), language),
    unsubscribeUrlFor: (email, origin) => `${origin}${unsubscribePath}?${queryFor(email)}`,
    emailOf(token) {
      const [address = "", signature = ""] = token.split(".");
      const shown = Buffer.from(signature, "base64url");
      const expected = sign(address);
      const isOurs = shown.length === expected.length && timingSafeEqual(shown, expected);
      return isOurs ? Buffer.from(address, "base64url").toString() : undefined;
    },
  };
}
