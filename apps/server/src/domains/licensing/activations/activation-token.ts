import { createSigner } from "@autotune/environment";

export interface ActivationTokens {
  create(activationId: string): string;
  isOf(token: string, activationId: string): boolean;
}

/**
 * Authenticates the desktop application for its activation. It is signed and stored nowhere; an ended activation never
 * resumes, so its token is useless then. A computer keeps it for years: a previous key stays in the ring as long.
 */
export function activationTokens(secret: string): ActivationTokens {
  const signer = createSigner(secret, "activation token");
  return {
    create: (activationId) => signer.sign(activationId.toLowerCase()),
    isOf: (token, activationId) => signer.isSigned(activationId.toLowerCase(), token),
  };
}
