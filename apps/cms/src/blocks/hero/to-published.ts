import type { HeroBlock } from "@autotune/contract";
import type { HeroFields } from "../../payload-types.ts";
import { linkToPublished } from "../../publish/link-to-published.ts";
import type { References } from "../../publish/references.ts";

export function heroToPublished(fields: HeroFields, references: References): HeroBlock {
  return {
    block: "hero",
    headline: fields.headline ?? "",
    text: fields.text ?? "",
    actions: (fields.actions ?? []).flatMap(({ label, link }) => {
      const published = linkToPublished(link, references);
      return published === undefined ? [] : [{ label: label ?? "", link: published }];
    }),
    ...(fields.finePrint ? { finePrint: fields.finePrint } : {}),
  };
}
