import { cartLinkDays } from "@autotune/commerce";
import { createSigner } from "@autotune/environment";
import { linkTo, type Language } from "@autotune/routes";

const day = 24 * 60 * 60 * 1000;

export interface CartLinks {
  /** URL of a page that restores the cart; the token is in the fragment, which browsers do not send. */
  pathFor(cartId: string, language: Language, now: Date): string;
  /** The cart that a token names; undefined where it is not ours or too old. */
  cartOf(token: string, now: Date): string | undefined;
}

/** Signed and stored nowhere. A link shows the products of one cart and nothing else, so it has a key of its own. */
export function cartLinks(secret: string): CartLinks {
  const signer = createSigner(secret, "cart link");
  return {
    pathFor(cartId, language, now) {
      const said = `${cartId}.${Math.floor(now.getTime() / 1000)}`;
      return `${linkTo("Products", {}, language)}#cart=${said}.${signer.sign(said)}`;
    },
    cartOf(token, now) {
      const [cartId = "", writtenAt = "", signature = ""] = token.split(".");
      if (!signer.isSigned(`${cartId}.${writtenAt}`, signature)) return undefined;
      const isFresh = now.getTime() - Number(writtenAt) * 1000 < cartLinkDays * day;
      return isFresh ? cartId : undefined;
    },
  };
}
