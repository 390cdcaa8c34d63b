import type { CallToActionBlock } from "@autotune/contract";
import type { CallToActionFields } from "../../payload-types.ts";
import { actionsFromPublished } from "../actions/actions-from-published.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";

export function callToActionFromPublished(
  { headline, text, actions }: CallToActionBlock,
  ids: KnownIds,
): CallToActionFields {
  return {
    blockType: "callToAction",
    headline,
    text,
    actions: actionsFromPublished(actions, ids),
  };
}
