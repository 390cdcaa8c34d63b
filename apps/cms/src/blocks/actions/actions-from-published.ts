import type { Action } from "@autotune/contract";
import type { ActionRows } from "./actions-to-published.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";
import { linkFromPublished } from "./link-from-published.ts";

export function actionsFromPublished(
  actions: readonly Action[],
  ids: KnownIds,
): NonNullable<ActionRows> {
  return actions.map(({ label, link }) => ({ label, link: linkFromPublished(link, ids) }));
}
