import type { HeroBlock } from "@autotune/contract";
import type { HeroFields } from "../../payload-types.ts";
import { actionsToPublished } from "../actions/actions-to-published.ts";
import type { References } from "../../platform/publishing/references.ts";

export function heroToPublished(fields: HeroFields, references: References): HeroBlock {
  return {
    block: "hero",
    headline: fields.headline ?? "",
    text: fields.text ?? "",
    actions: actionsToPublished(fields.actions, references),
    ...(fields.finePrint ? { finePrint: fields.finePrint } : {}),
  };
}
