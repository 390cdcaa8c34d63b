import type { PromoBannerBlock } from "@autotune/contract";
import type { PromoBannerFields } from "../../payload-types.ts";
import { actionsToPublished } from "../actions/actions-to-published.ts";
import type { References } from "../../platform/publishing/references.ts";

export function promoBannerToPublished(
  fields: PromoBannerFields,
  references: References,
): PromoBannerBlock {
  return {
    block: "promoBanner",
    headline: fields.headline ?? "",
    text: fields.text ?? "",
    actions: actionsToPublished(fields.actions, references),
    ...(fields.endsAt ? { endsAt: fields.endsAt } : {}),
  };
}
