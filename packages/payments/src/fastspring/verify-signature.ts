import { createHmac, timingSafeEqual } from "node:crypto";

/** Whether the provider signed exactly these bytes. Nothing may look into them before. */
export function isSigned(body: Buffer, signature: string, secret: string): boolean {
  const expected = createHmac("sha256", secret).update(body).digest();
  const shown = Buffer.from(signature, "base64");
  return shown.length === expected.length && timingSafeEqual(shown, expected);
}
