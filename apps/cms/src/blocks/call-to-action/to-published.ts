import type { CallToActionBlock } from "@autotune/contract";
import type { CallToActionFields } from "../../payload-types.ts";
import { actionsToPublished } from "../actions/actions-to-published.ts";
import type { References } from "../../platform/publishing/references.ts";

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
