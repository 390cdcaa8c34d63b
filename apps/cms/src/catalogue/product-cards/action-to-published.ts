import type { ProductCardBody } from "@autotune/contract";
import type { CardActionFields } from "../../payload-types.ts";
import type { References } from "../../platform/publishing/references.ts";

/** What a button does, and to what: a path, a URL or a list of slugs. The popup needs nothing. */
export function actionToPublished(
  fields: CardActionFields | undefined,
  references: References,
): ProductCardBody["ctaOverride"] {
  const { action, product, cards, place, site } = fields ?? {};
  switch (action) {
    case "add_to_cart":
    case "open_trial_modal":
    case "handle_upgrade":
      return { action, data: references.product(product) ?? "" };
    case "open_product_modal":
    case "open_specific_products_modal":
      return { action, data: references.productCards(cards).join(",") };
    case "go_to":
      return { action, data: place ?? "" };
    case "go_to_external":
      return { action, data: site ?? "" };
    case "open_popup":
      return { action, data: "" };
    case null:
    case undefined:
      return undefined;
  }
}
