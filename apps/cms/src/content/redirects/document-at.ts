import type { PublishedCollection } from "@autotune/contract";
import { contentPageKey, routeOfPath, switchLanguage, type RouteName } from "@autotune/routes";

/** The document that would be shown at a path, by the key under which it would be published. */
export interface ShownDocument {
  readonly collection: PublishedCollection;
  readonly key: string;
  /** What else would be: this chapter of a manual. */
  readonly chapter?: { readonly manual: string; readonly slug: string };
}

type Parts = readonly string[];

const productPage = ([, family, slug]: Parts) =>
  slug === undefined
    ? undefined
    : ({ collection: "product-pages", key: `${family}/${slug}` } as const);
const below = (collection: PublishedCollection) => (parts: Parts) =>
  parts[1] === undefined ? undefined : { collection, key: parts[1] };
const page = (parts: Parts) => {
  const key = contentPageKey(`/${parts.join("/")}`);
  return key === undefined ? undefined : ({ collection: "pages", key } as const);
};
/** Its own path may have several segments, and those of its chapters have one more. */
const manual = ([, ...rest]: Parts) => {
  const slug = rest.at(-1);
  if (slug === undefined) return undefined;
  const chapter = { manual: rest.slice(0, -1).join("/"), slug };
  return { collection: "manuals", key: rest.join("/"), chapter } as const;
};

/** By the segments of its English path. Undefined: the path belongs to a screen that always exists. */
const documentBy: Partial<Record<RouteName, (parts: Parts) => ShownDocument | undefined>> = {
  AutoTune: productPage,
  VocalEffects: productPage,
  AiPowered: productPage,
  Subscriptions: productPage,
  CommunityPost: below("posts"),
  Tutorial: below("tutorials"),
  Artist: below("artists"),
  SoftwareDownload: below("download-pages"),
  Promotions: below("promotion-pages"),
  ProductManual: manual,
  DawCompatibility: page,
  WPPageRenderer: page,
  CommunityElsewhere: page,
  PageNotFound: page,
};

/** What a path of the shop shows: a document, or a screen that always exists. */
export function documentAt(path: string): ShownDocument | "screen" {
  const parts = switchLanguage(path, "en").split("/").slice(1);
  return documentBy[routeOfPath(path) ?? "PageNotFound"]?.(parts) ?? "screen";
}
