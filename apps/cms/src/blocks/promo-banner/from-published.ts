import type { PromoBannerBlock } from "@autotune/contract";
import type { PromoBannerFields } from "../../payload-types.ts";
import { actionsFromPublished } from "../actions/actions-from-published.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";

export function promoBannerFromPublished(
  { headline, text, actions, endsAt }: PromoBannerBlock,
  ids: KnownIds,
): PromoBannerFields {
  return {
    blockType: "promoBanner",
    headline,
    text,
    actions: actionsFromPublished(actions, ids),
    endsAt: endsAt ?? null,
  };
}
