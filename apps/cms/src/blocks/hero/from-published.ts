import type { HeroBlock } from "@autotune/contract";
import type { HeroFields } from "../../payload-types.ts";
import { linkFromPublished } from "../../seed/link-from-published.ts";
import type { KnownIds } from "../../seed/known-ids.ts";

export function heroFromPublished(
  { headline, text, actions, finePrint }: HeroBlock,
  ids: KnownIds,
): HeroFields {
  return {
    blockType: "hero",
    headline,
    text,
    actions: actions.map(({ label, link }) => ({ label, link: linkFromPublished(link, ids) })),
    finePrint: finePrint ?? null,
  };
}
