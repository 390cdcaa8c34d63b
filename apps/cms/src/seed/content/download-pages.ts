import type { DownloadPageBody } from "@autotune/contract";
import { largeEffects, smallEffects } from "../catalogue/shelves.ts";

/** The products of each download page, in the order in which the pages are listed. */
const productsOn = {
  central: ["auto-tune-central"],
  unlimited: ["auto-tune-unlimited-monthly"],
  producer: ["auto-tune-producer-monthly"],
  hybrid: ["auto-tune-hybrid"],
  "efx-plus": ["auto-tune-efx-plus"],
  "auto-key": ["auto-key"],
  "vocal-compressor": ["vocal-compressor"],
  "vocal-effects": [...largeEffects, ...smallEffects],
  "pro-x": ["auto-tune-pro-x"],
  artist: ["auto-tune-artist"],
  access: ["auto-tune-access"],
  "slice-content": ["auto-tune-slice"],
} as const satisfies Record<string, readonly string[]>;

type DownloadPageSlug = keyof typeof productsOn;

/** The words of the download pages. */
export type SeedDownloadPages = Readonly<
  Record<DownloadPageSlug, Pick<DownloadPageBody, "title" | "text">>
>;

export const downloadPageSlugs = Object.keys(productsOn).filter(isSlug);

function isSlug(slug: string): slug is DownloadPageSlug {
  return Object.hasOwn(productsOn, slug);
}

/** A download page as the shop publishes it. */
export function downloadPageBody(
  words: SeedDownloadPages,
  slug: string,
): DownloadPageBody | undefined {
  if (!isSlug(slug)) return undefined;
  const { title, text } = words[slug];
  return {
    title,
    text,
    products: [...productsOn[slug]],
    order: downloadPageSlugs.indexOf(slug) + 1,
    seo: { description: text },
  };
}
