import type { PromotionPhase } from "@autotune/commerce";
import type { ProductView, WordsView } from "../content/views.ts";
import type { PublishedPromotion } from "./published-promotion.ts";
import type { PromotionPageBody } from "./promotion-page-body.ts";

/** What a promotion costs and when; whether somebody qualifies is for its own endpoint to say. */
export interface PromotionTermsView extends PublishedPromotion {
  phase: PromotionPhase;
}

/** `/promotions/<slug>`. */
export interface PromotionPageView
  extends WordsView, Pick<PromotionPageBody, "title" | "lead" | "text" | "code"> {
  products: ProductView[];
  /** Absent where the promotion is not published. */
  terms?: PromotionTermsView;
}
