import type { HeroBlock } from "@autotune/contract";
import type { HeroFields } from "../../payload-types.ts";
import { actionsFromPublished } from "../actions/actions-from-published.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";

export function heroFromPublished(
  { headline, text, actions, finePrint }: HeroBlock,
  ids: KnownIds,
): HeroFields {
  return {
    blockType: "hero",
    headline,
    text,
    actions: actionsFromPublished(actions, ids),
    finePrint: finePrint ?? null,
  };
}
