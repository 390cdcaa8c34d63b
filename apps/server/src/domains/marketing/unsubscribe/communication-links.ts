import { createSigner } from "@autotune/environment";
import { linkTo, type Language } from "@autotune/routes";
import { confirmLink } from "../../identity/index.ts";

export const unsubscribePath = "/laravel/rest/unsubscribe";

export interface CommunicationLinks {
  /** Where the recipient of an email chooses what else they get. */
  pathFor(email: string, language: Language): string;
  /** Where they opt in to cart reminders. */
  confirmRemindersPathFor(email: string, language: Language): string;
  /** The one-click unsubscribe URL, on the site of that origin. */
  unsubscribeUrlFor(email: string, origin: string): string;
  /** The recipient of the email that contained the token; undefined where it is not ours. */
  emailOf(token: string): string | undefined;
}

/**
 * Signed, stored nowhere and without expiry: people unsubscribe by links in emails of last year. It opens the
 * preferences of that email address and nothing else, so the key is derived for this purpose alone.
 */
export function communicationLinks(secret: string): CommunicationLinks {
  const signer = createSigner(secret, "communication link");
  const tokenFor = (email: string) => {
    const encodedEmail = Buffer.from(email).toString("base64url");
    return `${encodedEmail}.${signer.sign(encodedEmail)}`;
  };
  const queryFor = (email: string) => new URLSearchParams({ token: tokenFor(email) }).toString();
  return {
    pathFor: (email, language) =>
      `${linkTo("CommunicationPreferences", {}, language)}#${queryFor(email)}`,
    confirmRemindersPathFor: (email, language) =>
      confirmLink("reminders", tokenFor(email), language),
    unsubscribeUrlFor: (email, origin) => `${origin}${unsubscribePath}?${queryFor(email)}`,
    emailOf(token) {
      const [encodedEmail = "", signature = ""] = token.split(".");
      return signer.isSigned(encodedEmail, signature)
        ? Buffer.from(encodedEmail, "base64url").toString()
        : undefined;
    },
  };
}
