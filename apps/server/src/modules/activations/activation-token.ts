import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

export interface ActivationTokens {
  create(activationId: string): string;
  isOf(token: string, activationId: string): boolean;
}

/**
 * With what the desktop application speaks for its activation. It is signed and kept nowhere; an activation that
 * has ended is never taken up again, so its token opens nothing any more.
 */
export function activationTokens(secret: string): ActivationTokens {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "activation token", 32));
  const sign = (id: string) => createHmac("sha256", key).update(id.toLowerCase()).digest();
  return {
    create: (activationId) => sign(activationId).toString("base64url"),
    isOf(token, activationId) {
      const shown = Buffer.from(token, "base64url");
      const expected = sign(activationId);
      return shown.length === expected.length && timingSafeEqual(shown, expected);
    },
  };
}
