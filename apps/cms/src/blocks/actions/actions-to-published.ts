import type { Action } from "@autotune/contract";
import type { HeroFields } from "../../payload-types.ts";
import { linkToPublished } from "./link-to-published.ts";
import type { References } from "../../platform/publishing/references.ts";

export type ActionRows = HeroFields["actions"];

/** Those that lead somewhere. */
export function actionsToPublished(rows: ActionRows, references: References): Action[] {
  return (rows ?? []).flatMap(({ label, link }) => {
    const published = linkToPublished(link, references);
    return published === undefined ? [] : [{ label: label ?? "", link: published }];
  });
}
