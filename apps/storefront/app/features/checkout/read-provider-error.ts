import type { Problem } from "./advance-checkout.ts";

interface ProviderError {
  readonly problem: Problem;
  /** The provider does not have this session any more; only a new one is of use. */
  readonly gone: boolean;
}

/**
 * What an error of the provider's library means. Its texts are written for people only where it refused
 * something; a fault of its server or of the network is told in our own words.
 */
export function readProviderError(status: unknown, text: unknown): ProviderError {
  const refused = typeof status === "number" && status >= 400 && status < 500;
  if (!refused) return { problem: { kind: "unavailable" }, gone: false };
  return {
    problem: { kind: "transaction", text: typeof text === "string" ? text : "" },
    gone: status === 404 || status === 410,
  };
}
