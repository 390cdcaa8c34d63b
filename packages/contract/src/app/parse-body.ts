import { Compile } from "typebox/compile";
import type { PublishedBodies, PublishedCollection } from "./published-bodies.ts";
import { PostBody } from "../content/reading/post-body.ts";
import { TutorialBody } from "../content/reading/tutorial-body.ts";
import { ArtistBody } from "../content/reading/artist-body.ts";
import { ManualBody } from "../content/reading/manual-body.ts";
import { DownloadPageBody } from "../licensing/download-page-body.ts";
import { VideoBody } from "../content/video-body.ts";
import { InstallerBody } from "../licensing/installer-body.ts";
import { TestimonialBody } from "../content/testimonial-body.ts";
import { MiniBannerBody } from "../marketing/mini-banner-body.ts";
import { PopupBody } from "../marketing/popup-body.ts";
import { PromotionPageBody } from "../checkout/promotion-page-body.ts";
import { OutsideLinksBody } from "../content/outside-links-body.ts";
import { CompanyBody } from "../content/company-body.ts";
import { RedirectBody } from "../content/redirect-body.ts";
import { SearchScreenBody } from "../content/search-screens.ts";
import { SearchSynonymsBody } from "../content/search-synonyms.ts";
import { PageBody } from "../content/pages/page-body.ts";
import { ImageBody } from "../content/image-body.ts";
import { ProductCardBody } from "../catalogue/product-card-body.ts";
import { ProductBody } from "../catalogue/product-body.ts";
import { ProductPageBody } from "../content/pages/product-page-body.ts";

const validators = {
  pages: Compile(PageBody),
  "policy-versions": Compile(PageBody),
  "product-pages": Compile(ProductPageBody),
  products: Compile(ProductBody),
  "product-cards": Compile(ProductCardBody),
  pictures: Compile(ImageBody),
  films: Compile(VideoBody),
  posts: Compile(PostBody),
  tutorials: Compile(TutorialBody),
  artists: Compile(ArtistBody),
  manuals: Compile(ManualBody),
  "download-pages": Compile(DownloadPageBody),
  "promotion-pages": Compile(PromotionPageBody),
  installers: Compile(InstallerBody),
  testimonials: Compile(TestimonialBody),
  "mini-banners": Compile(MiniBannerBody),
  popups: Compile(PopupBody),
  redirects: Compile(RedirectBody),
  "outside-links": Compile(OutsideLinksBody),
  company: Compile(CompanyBody),
  "search-screens": Compile(SearchScreenBody),
  "search-synonyms": Compile(SearchSynonymsBody),
};

const accepts: {
  [Collection in PublishedCollection]: (body: unknown) => body is PublishedBodies[Collection];
} = {
  pages: (body) => validators.pages.Check(body),
  "policy-versions": (body) => validators["policy-versions"].Check(body),
  "product-pages": (body) => validators["product-pages"].Check(body),
  products: (body) => validators.products.Check(body),
  "product-cards": (body) => validators["product-cards"].Check(body),
  pictures: (body) => validators.pictures.Check(body),
  films: (body) => validators.films.Check(body),
  posts: (body) => validators.posts.Check(body),
  tutorials: (body) => validators.tutorials.Check(body),
  artists: (body) => validators.artists.Check(body),
  manuals: (body) => validators.manuals.Check(body),
  "download-pages": (body) => validators["download-pages"].Check(body),
  "promotion-pages": (body) => validators["promotion-pages"].Check(body),
  installers: (body) => validators.installers.Check(body),
  testimonials: (body) => validators.testimonials.Check(body),
  "mini-banners": (body) => validators["mini-banners"].Check(body),
  popups: (body) => validators.popups.Check(body),
  redirects: (body) => validators.redirects.Check(body),
  "outside-links": (body) => validators["outside-links"].Check(body),
  company: (body) => validators.company.Check(body),
  "search-screens": (body) => validators["search-screens"].Check(body),
  "search-synonyms": (body) => validators["search-synonyms"].Check(body),
};

export type ParsedBody<Collection extends PublishedCollection> =
  | { ok: true; body: PublishedBodies[Collection] }
  | { ok: false; reason: string };

/** The border on both sides of the published tables: nothing else is written, nothing else is served. */
export function parseBody<Collection extends PublishedCollection>(
  collection: Collection,
  body: unknown,
): ParsedBody<Collection> {
  const accept: (candidate: unknown) => candidate is PublishedBodies[Collection] =
    accepts[collection];
  if (accept(body)) return { ok: true, body };
  const [first] = validators[collection].Errors(body);
  return {
    ok: false,
    reason: `${first?.instancePath ?? ""} ${first?.message ?? "is invalid"}`.trim(),
  };
}

export function isPublishedCollection(value: string): value is PublishedCollection {
  return Object.hasOwn(validators, value);
}
