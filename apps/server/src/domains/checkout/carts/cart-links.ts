import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { linkTo, type Language } from "@autotune/routes";

/** How long the link of a reminder restores a cart. */
const linkDays = 14;
const day = 24 * 60 * 60 * 1000;

export interface CartLinks {
  /** URL of a page that restores the cart; the token is in the fragment, which browsers do not send. */
  pathFor(cartId: string, language: Language, now: Date): string;
  /** The cart that a token names; undefined where it is not ours or too old. */
  cartOf(token: string, now: Date): string | undefined;
}

/** Signed and stored nowhere. A link shows the products of one cart and nothing else, so it has a key of its own. */
export function cartLinks(secret: string): CartLinks {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "cart link", 32));
  const sign = (said: string) => createHmac("sha256", key).update(said).digest();
  return {
    pathFor(cartId, language, now) {
      const said = `${cartId}.${Math.floor(now.getTime() / 1000)}`;
      return `${linkTo("Products", {}, language)}#cart=${said}.${sign(said).toString("base64url")}`;
    },
    cartOf(token, now) {
      const [cartId = "", writtenAt = "", signature = ""] = token.split(".");
      const shown = Buffer.from(signature, "base64url");
      const expected = sign(`${cartId}.${writtenAt}`);
      if (shown.length !== expected.length || !timingSafeEqual(shown, expected)) return undefined;
      const isFresh = now.getTime() - Number(writtenAt) * 1000 < linkDays * day;
      return isFresh ? cartId : undefined;
    },
  };
}
