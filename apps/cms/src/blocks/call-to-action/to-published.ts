import type { CallToActionBlock } from "@autotune/contract";
import type { CallToActionFields } from "../../payload-types.ts";
import { actionsToPublished } from "../../publish/actions-to-published.ts";
import type { References } from "../../publish/references.ts";

export function callToActionToPublished(
  fields: CallToActionFields,
  references: References,
): CallToActionBlock {
  return {
    block: "callToAction",
    headline: fields.headline ?? "",
    text: fields.text ?? "",
    actions: actionsToPublished(fields.actions, references),
  };
}
