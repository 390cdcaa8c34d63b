import { publishProduct, withdrawProduct } from "@autotune/database";
import type { Product } from "../../payload-types.ts";
import { idOf } from "../../platform/documents/id-of.ts";
import { productToCatalogue } from "./product-to-catalogue.ts";
import type { Publication } from "../../platform/publishing/publication.ts";

export const productPublication: Publication<"products", Product> = {
  collection: "products",
  read: (payload, options) => payload.findByID({ ...options, collection: "products" }),
  keyOf: ({ path }) => path ?? undefined,
  whereKey: (key) => ({ path: { equals: key } }),
  translationRank: 1,
  toBody: ({
    name,
    summary,
    checkoutInfo,
    specialText,
    picture,
    discount,
    uses,
    formats,
    systems,
    crafts,
  }) => ({
    name: name ?? "",
    summary: summary ?? "",
    ...(checkoutInfo ? { checkoutInfo } : {}),
    ...(specialText ? { specialText } : {}),
    ...(picture ? { picture: String(idOf(picture)) } : {}),
    ...(discount?.kind && discount.reason ? { discountReason: discount.reason } : {}),
    ...(uses?.length ? { uses } : {}),
    ...(formats?.length ? { formats } : {}),
    ...(systems?.length ? { systems } : {}),
    ...(crafts?.length ? { crafts } : {}),
  }),
  rowReferences: {
    products: [
      "includes",
      "freebies.product",
      "variantParent",
      "moves.upgradeableTo",
      "moves.switchableTo",
      "moves.downgradeableTo",
    ],
  },
  rows: {
    publish: (transaction, product, references) =>
      publishProduct(transaction, productToCatalogue(product, references)),
    withdraw: withdrawProduct,
  },
};
