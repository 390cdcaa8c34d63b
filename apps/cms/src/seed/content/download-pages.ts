import type { DownloadPageBody, ProductBody } from "@autotune/contract";
import { largeEffects, smallEffects } from "../catalogue/shelves.ts";

/** Of every product that has an installer and no words of its own for the download. */
const ofOneProduct = (paths: readonly string[]) =>
  Object.fromEntries(paths.map((path) => [path, [path]] as const));

/** The products of each download page that has words of its own. */
const productsWithWords = {
  central: ["auto-tune-central"],
  unlimited: ["auto-tune-unlimited-monthly"],
  producer: ["auto-tune-producer-monthly"],
  essentials: ["auto-tune-essentials-monthly"],
  "vocal-chain-bundle": ["vocal-chain-bundle"],
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

/** The products of each download page, in the order in which the pages are listed. */
const productsOn: Readonly<Record<string, readonly string[]>> = {
  central: productsWithWords.central,
  unlimited: productsWithWords.unlimited,
  producer: productsWithWords.producer,
  essentials: productsWithWords.essentials,
  at2026: ["auto-tune-2026"],
  pro: ["auto-tune-pro"],
  hybrid: productsWithWords.hybrid,
  "efx-plus": productsWithWords["efx-plus"],
  "auto-key": productsWithWords["auto-key"],
  "vocal-chain-bundle": productsWithWords["vocal-chain-bundle"],
  ...ofOneProduct(["vocal-prep", "vocal-eq"]),
  "vocal-compressor": productsWithWords["vocal-compressor"],
  ...ofOneProduct(["vocal-de-esser", "vocal-reverb"]),
  "vocal-effects": productsWithWords["vocal-effects"],
  ...ofOneProduct([...largeEffects, ...smallEffects]),
  "pro-x": productsWithWords["pro-x"],
  artist: productsWithWords.artist,
  access: productsWithWords.access,
  "slice-content": productsWithWords["slice-content"],
};

type PageWords = Pick<DownloadPageBody, "title" | "text">;

/** The words of the download pages. One of a single product may do with the product's own. */
export type SeedDownloadPages = Readonly<Record<keyof typeof productsWithWords, PageWords>>;

interface DownloadWords {
  readonly downloadPages: SeedDownloadPages;
  /** By product path. */
  readonly products: Readonly<Record<string, ProductBody>>;
}

export const downloadPageSlugs: readonly string[] = Object.keys(productsOn);

/** A download page as the shop publishes it. */
export function downloadPageBody(words: DownloadWords, slug: string): DownloadPageBody | undefined {
  const products = productsOn[slug];
  const page = hasWords(slug) ? words.downloadPages[slug] : productWords(words, products?.[0]);
  if (products === undefined || page === undefined) return undefined;
  const { title, text } = page;
  return {
    title,
    text,
    products: [...products],
    order: downloadPageSlugs.indexOf(slug) + 1,
    seo: { description: text },
  };
}

function hasWords(slug: string): slug is keyof typeof productsWithWords {
  return Object.hasOwn(productsWithWords, slug);
}

function productWords({ products }: DownloadWords, path = ""): PageWords | undefined {
  const product = products[path];
  return product === undefined ? undefined : { title: product.name, text: product.summary };
}
