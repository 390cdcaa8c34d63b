import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { vi } from "vitest";

/** From here on nobody is limited, until mocks are restored: what is behind a limit is looked at too. */
export function liftRateLimits(): void {
  vi.spyOn(RateLimiterMemory.prototype, "consume").mockResolvedValue(new RateLimiterRes());
}
