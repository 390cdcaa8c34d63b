import { crafts } from "@autotune/commerce";
import Type from "typebox";
import { pluginFormats } from "./plugin-formats.ts";
import { systems } from "../platform/systems.ts";
import { productUses } from "./product-traits.ts";

/** The words of a product; its prices are catalogue rows, which no translation can hold back. */
export const ProductBody = Type.Object({
  name: Type.String({ minLength: 1 }),
  summary: Type.String(),
  /** What a buyer should know before paying. */
  checkoutInfo: Type.Optional(Type.String()),
  /** The id of an image that stands in place of the drawn window. English decides: a translation may be older. */
  picture: Type.Optional(Type.String()),
  /** A short label beside its price. */
  specialText: Type.Optional(Type.String()),
  /** Why it costs less, while it does. */
  discountReason: Type.Optional(Type.String()),
  /** What it is for and where it runs: the product list is filtered by them. */
  uses: Type.Optional(Type.Array(Type.Enum([...productUses]))),
  formats: Type.Optional(Type.Array(Type.Enum([...pluginFormats]))),
  systems: Type.Optional(Type.Array(Type.Enum([...systems]))),
  /** What editors recommend it for: the finder chooses by them. */
  crafts: Type.Optional(Type.Array(Type.Enum([...crafts]))),
});
export type ProductBody = Type.Static<typeof ProductBody>;
