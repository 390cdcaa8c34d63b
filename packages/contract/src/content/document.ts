import type { PageBody } from "./page-body.ts";
import type { PictureBody } from "./picture-body.ts";
import type { ProductCardBody } from "./product-card-body.ts";
import type { ProductBody } from "./product-body.ts";
import type { ProductPageBody } from "./product-page-body.ts";

/** Every collection that the CMS publishes, with the shape of its documents. */
export interface PublishedBodies {
  pages: PageBody;
  "product-pages": ProductPageBody;
  products: ProductBody;
  "product-cards": ProductCardBody;
  pictures: PictureBody;
}
export type PublishedCollection = keyof PublishedBodies;
