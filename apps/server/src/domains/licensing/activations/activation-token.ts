import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

export interface ActivationTokens {
  create(activationId: string): string;
  isOf(token: string, activationId: string): boolean;
}

/**
 * Authenticates the desktop application for its activation. It is signed and stored nowhere; an ended activation never
 * resumes, so its token is useless then.
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
