import type { ArtistBody } from "../content/reading/artist-body.ts";
import type { DownloadPageBody } from "../licensing/download-page-body.ts";
import type { VideoBody } from "../content/video-body.ts";
import type { InstallerBody } from "../licensing/installer-body.ts";
import type { ManualBody } from "../content/reading/manual-body.ts";
import type { MiniBannerBody } from "../marketing/mini-banner-body.ts";
import type { PageBody } from "../content/pages/page-body.ts";
import type { ImageBody } from "../content/image-body.ts";
import type { PopupBody } from "../marketing/popup-body.ts";
import type { PostBody } from "../content/reading/post-body.ts";
import type { ProductCardBody } from "../catalogue/product-card-body.ts";
import type { ProductBody } from "../catalogue/product-body.ts";
import type { ProductPageBody } from "../content/pages/product-page-body.ts";
import type { PromotionPageBody } from "../checkout/promotion-page-body.ts";
import type { OutsideLinksBody } from "../content/outside-links-body.ts";
import type { CompanyBody } from "../content/company-body.ts";
import type { RedirectBody } from "../content/redirect-body.ts";
import type { SearchScreenBody } from "../content/search-screens.ts";
import type { SearchSynonymsBody } from "../content/search-synonyms.ts";
import type { TestimonialBody } from "../content/testimonial-body.ts";
import type { TutorialBody } from "../content/reading/tutorial-body.ts";

/** Every collection that the CMS publishes, with the shape of its documents. */
export interface PublishedBodies {
  pages: PageBody;
  /** Each version of a page that customers agree to, as it was published: they stay when the page moves on. */
  "policy-versions": PageBody;
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
  "outside-links": OutsideLinksBody;
  company: CompanyBody;
  "search-screens": SearchScreenBody;
  "search-synonyms": SearchSynonymsBody;
}
export type PublishedCollection = keyof PublishedBodies;
