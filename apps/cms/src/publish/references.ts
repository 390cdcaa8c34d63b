import type { SubpageName } from "@autotune/contract";
import type { PayloadRequest } from "payload";
import { isolatedRequest } from "./isolated-request.ts";
import { productPageKey } from "./product-page-key.ts";

const noSubpages: Record<SubpageName, object> = { specs: {}, tutorials: {}, audio: {}, blogs: {} };

type Reference = number | { readonly id: number } | null | undefined;

/** Published documents name each other by key. What no longer exists, or has no key yet, is undefined. */
export interface References {
  product(reference: Reference): string | undefined;
  products(references: readonly Reference[] | null | undefined): string[];
  productPage(reference: Reference): string | undefined;
  productPages(references: readonly Reference[] | null | undefined): string[];
  page(reference: Reference): string | undefined;
}

/** Reads the keys of everything that can be referred to: three small queries, whatever a document holds. */
export async function loadReferences(req: PayloadRequest): Promise<References> {
  const all = { pagination: false, depth: 0, draft: false, req: isolatedRequest(req) } as const;
  const products = await req.payload.find({
    ...all,
    collection: "products",
    select: { path: true },
  });
  const productPages = await req.payload.find({
    ...all,
    collection: "product-pages",
    // A tab that is not named would be read with all its blocks.
    select: { family: true, slug: true, ...noSubpages },
  });
  const pages = await req.payload.find({ ...all, collection: "pages", select: { slug: true } });

  const product = lookup(products.docs.map(({ id, path }) => [id, path]));
  const productPage = lookup(productPages.docs.map((page) => [page.id, productPageKey(page)]));
  return {
    product,
    products: (references) => (references ?? []).flatMap((one) => product(one) ?? []),
    productPage,
    productPages: (references) => (references ?? []).flatMap((one) => productPage(one) ?? []),
    page: lookup(pages.docs.map(({ id, slug }) => [id, slug])),
  };
}

function lookup(keys: (readonly [number, string | null | undefined])[]) {
  const byId = new Map(keys);
  return (reference: Reference): string | undefined => {
    const id = typeof reference === "object" ? reference?.id : reference;
    return id === undefined ? undefined : (byId.get(id) ?? undefined);
  };
}
