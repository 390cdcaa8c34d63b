import type { SubscriptionRow } from "./repository.ts";

/** The plan that is charged next. */
export function planToCome({ path, nextPath }: Pick<SubscriptionRow, "path" | "nextPath">): string {
  return nextPath ?? path;
}
