import { usableUntil } from "@autotune/database/schema";
import type { ActivatedRight } from "./activated-right.ts";

export type RightRejection = "licenceRevoked" | "licenceUpgraded" | "planEnded";

/** Why a licence or a plan may not be used on any computer now; undefined where it may. */
export function rejectRight(right: ActivatedRight, now: Date): RightRejection | undefined {
  switch (right.kind) {
    case "licence":
      if (right.revokedAt !== null) return "licenceRevoked";
      return right.upgradedAt === null ? undefined : "licenceUpgraded";
    case "plan":
      return usableUntil(right) > now ? undefined : "planEnded";
  }
}
