import type { PromoBannerBlock } from "@autotune/contract";
import type { PromoBannerFields } from "../../payload-types.ts";
import { actionsToPublished } from "../../publish/actions-to-published.ts";
import type { References } from "../../publish/references.ts";

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
