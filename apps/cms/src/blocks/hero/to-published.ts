import type { HeroBlock } from "@autotune/contract";
import type { HeroFields } from "../../payload-types.ts";
import { actionsToPublished } from "../../publish/actions-to-published.ts";
import type { References } from "../../publish/references.ts";

export function heroToPublished(fields: HeroFields, references: References): HeroBlock {
  return {
    block: "hero",
    headline: fields.headline ?? "",
    text: fields.text ?? "",
    actions: actionsToPublished(fields.actions, references),
    ...(fields.finePrint ? { finePrint: fields.finePrint } : {}),
  };
}
