import type { Link } from "@autotune/contract";
import type { HeroFields } from "../../payload-types.ts";
import type { References } from "../../platform/publishing/references.ts";

export type LinkFields = NonNullable<NonNullable<HeroFields["actions"]>[number]["link"]>;

/** Undefined if it leads nowhere (any more): the button is left out rather than the whole page rejected. */
export function linkToPublished(
  link: LinkFields | undefined,
  references: References,
): Link | undefined {
  switch (link?.to) {
    case "productPage": {
      const key = references.productPage(link.productPage);
      return key === undefined ? undefined : { to: "productPage", key };
    }
    case "page": {
      const key = references.page(link.page);
      return key === undefined ? undefined : { to: "page", key };
    }
    case "url":
      return link.url ? { to: "url", url: link.url } : undefined;
    case null:
    case undefined:
      return undefined;
  }
}
