import { createSigner } from "@autotune/environment";

/** Long enough to read a page and type a code. */
const lifeMilliseconds = 10 * 60_000;

export interface PromotionTokens {
  create(now: Date): string;
  isValid(token: string, now: Date): boolean;
}

/**
 * Proves to promotion endpoints that the page requested it here recently. It is signed and stored nowhere, so every
 * process accepts the tokens of the others. The key is derived from a shared secret, for this purpose alone.
 */
export function promotionTokens(secret: string): PromotionTokens {
  const signer = createSigner(secret, "promotion token");
  return {
    create(now) {
      const ends = (now.getTime() + lifeMilliseconds).toString(36);
      return `${ends}.${signer.sign(ends)}`;
    },
    isValid(token, now) {
      const [ends = "", signature = ""] = token.split(".");
      return signer.isSigned(ends, signature) && now.getTime() < Number.parseInt(ends, 36);
    },
  };
}
