import type { SubpageName } from "@autotune/contract";
import type { PayloadRequest } from "payload";
import { idOf } from "../documents/id-of.ts";
import { isolatedRequest } from "../documents/isolated-request.ts";
import { productPageKey } from "./product-page-key.ts";

const noSubpages: Record<SubpageName, object> = { specs: {}, tutorials: {}, audio: {}, blogs: {} };

type Reference = number | { readonly id: number } | null | undefined;
type ReferenceList = readonly Reference[] | null | undefined;

export interface ProductReferences {
  product(reference: Reference): string | undefined;
  products(references: ReferenceList): string[];
}

/**
 * Published documents name each other by key. What no longer exists, or has no key yet, is undefined. These are the
 * collections that others name, by hand: to read the keys of all would more than double the queries of each save.
 */
export interface References extends ProductReferences {
  productPage(reference: Reference): string | undefined;
  productPages(references: ReferenceList): string[];
  page(reference: Reference): string | undefined;
  productCards(references: ReferenceList): string[];
  downloadPages(references: ReferenceList): string[];
  testimonials(references: ReferenceList): string[];
}

declare module "payload" {
  interface RequestContext {
    /** Set by who saves much in one transaction, and changes no key while it lasts. */
    references?: References;
  }
}

/** Reads the keys of everything that can be referred to: some small queries, whatever a document holds. */
export async function loadReferences(req: PayloadRequest): Promise<References> {
  if (req.context.references !== undefined) return req.context.references;
  const all = allOf(req);
  const products = await loadProductReferences(req);
  const productPages = await req.payload.find({
    ...all,
    collection: "product-pages",
    // A tab that is not named would be read with all its blocks.
    select: { family: true, slug: true, ...noSubpages },
  });
  const pages = await req.payload.find({ ...all, collection: "pages", select: { slug: true } });
  const productCards = await req.payload.find({
    ...all,
    collection: "product-cards",
    // So would a group.
    select: { slug: true, content: {} },
  });
  const testimonials = await req.payload.find({
    ...all,
    collection: "testimonials",
    select: { slug: true },
  });

  const downloadPages = await req.payload.find({
    ...all,
    collection: "download-pages",
    select: { slug: true, seo: {} },
  });

  const productPage = lookup(productPages.docs.map((page) => [page.id, productPageKey(page)]));
  return {
    ...products,
    productPage,
    productPages: listed(productPage),
    downloadPages: listed(lookup(downloadPages.docs.map(({ id, slug }) => [id, slug]))),
    page: lookup(pages.docs.map(({ id, slug }) => [id, slug])),
    productCards: listed(lookup(productCards.docs.map(({ id, slug }) => [id, slug]))),
    testimonials: listed(lookup(testimonials.docs.map(({ id, slug }) => [id, slug]))),
  };
}

export async function loadProductReferences(req: PayloadRequest): Promise<ProductReferences> {
  const { docs } = await req.payload.find({
    ...allOf(req),
    collection: "products",
    select: { path: true },
  });
  const product = lookup(docs.map(({ id, path }) => [id, path]));
  return { product, products: listed(product) };
}

function allOf(req: PayloadRequest) {
  return { pagination: false, depth: 0, draft: false, req: isolatedRequest(req) } as const;
}

type Lookup = (reference: Reference) => string | undefined;

function lookup(keys: (readonly [number, string | null | undefined])[]): Lookup {
  const byId = new Map(keys);
  return (reference) => {
    const id = idOf(reference);
    return id === undefined ? undefined : (byId.get(id) ?? undefined);
  };
}

function listed(find: Lookup) {
  return (references: ReferenceList) => (references ?? []).flatMap((one) => find(one) ?? []);
}
