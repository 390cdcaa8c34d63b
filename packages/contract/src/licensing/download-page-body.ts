import Type from "typebox";
import { ProductReference } from "../platform/references.ts";
import { Seo } from "../content/seo.ts";

/** `/software-download/<slug>`: the installers of some products. */
export const DownloadPageBody = Type.Object({
  title: Type.String({ minLength: 1 }),
  text: Type.String(),
  /** The products whose installers it lists, in this order. */
  products: Type.Array(ProductReference),
  /** Among the download pages, from the lowest. */
  order: Type.Integer(),
  seo: Seo,
});
export type DownloadPageBody = Type.Static<typeof DownloadPageBody>;
