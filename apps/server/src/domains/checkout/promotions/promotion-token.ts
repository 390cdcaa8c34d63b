import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

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
  const key = Buffer.from(hkdfSync("sha256", secret, "", "promotion token", 32));
  const sign = (text: string) => createHmac("sha256", key).update(text).digest();
  return {
    create(now) {
      const ends = (now.getTime() + lifeMilliseconds).toString(36);
      return `${ends}.${sign(ends).toString("base64url")}`;
    },
    isValid(token, now) {
      const [ends = "", signature = ""] = token.split(".");
      const shown = Buffer.from(signature, "base64url");
      const expected = sign(ends);
      const isOurs = shown.length === expected.length && timingSafeEqual(shown, expected);
      return isOurs && now.getTime() < Number.parseInt(ends, 36);
    },
  };
}
