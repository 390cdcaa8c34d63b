import type { ProductView, WordsView } from "../content/views.ts";
import type { PromotionPageBody } from "./promotion-page-body.ts";

/** `/promotions/<slug>`: what it costs in the promotion comes from its own endpoint. */
export interface PromotionPageView
  extends WordsView, Pick<PromotionPageBody, "title" | "lead" | "text" | "code"> {
  products: ProductView[];
}
