import type { ArtistBody } from "./artist-body.ts";
import type { DownloadPageBody } from "./download-page-body.ts";
import type { VideoBody } from "./film-body.ts";
import type { InstallerBody } from "./installer-body.ts";
import type { ManualBody } from "./manual-body.ts";
import type { MiniBannerBody } from "./mini-banner-body.ts";
import type { PageBody } from "./page-body.ts";
import type { ImageBody } from "./picture-body.ts";
import type { PopupBody } from "./popup-body.ts";
import type { PostBody } from "./post-body.ts";
import type { ProductCardBody } from "./product-card-body.ts";
import type { ProductBody } from "./product-body.ts";
import type { ProductPageBody } from "./product-page-body.ts";
import type { PromotionPageBody } from "./promotion-page-body.ts";
import type { RedirectBody } from "./redirect-body.ts";
import type { TestimonialBody } from "./testimonial-body.ts";
import type { TutorialBody } from "./tutorial-body.ts";

/** Every collection that the CMS publishes, with the shape of its documents. */
export interface PublishedBodies {
  pages: PageBody;
  "product-pages": ProductPageBody;
  products: ProductBody;
  "product-cards": ProductCardBody;
  pictures: ImageBody;
  films: VideoBody;
  posts: PostBody;
  tutorials: TutorialBody;
  artists: ArtistBody;
  manuals: ManualBody;
  "download-pages": DownloadPageBody;
  "promotion-pages": PromotionPageBody;
  installers: InstallerBody;
  testimonials: TestimonialBody;
  "mini-banners": MiniBannerBody;
  popups: PopupBody;
  redirects: RedirectBody;
}
export type PublishedCollection = keyof PublishedBodies;
