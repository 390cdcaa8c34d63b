import type { Problem } from "../advance-checkout.ts";

interface ProviderError {
  readonly problem: Problem;
  /** The provider no longer has this session; a new one is needed. */
  readonly gone: boolean;
}

/**
 * What an error of the provider's library means. Its texts are meant for people only where it rejected something; a
 * fault of its server or of the network gets our own text.
 */
export function readProviderError(status: unknown, text: unknown): ProviderError {
  const rejected = typeof status === "number" && status >= 400 && status < 500;
  if (!rejected) return { problem: { kind: "unavailable" }, gone: false };
  return {
    problem: { kind: "transaction", text: typeof text === "string" ? text : "" },
    gone: status === 404 || status === 410,
  };
}
