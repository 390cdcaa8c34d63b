import { Compile } from "typebox/compile";
import type { PublishedBodies, PublishedCollection } from "./document.ts";
import { PageBody } from "./page-body.ts";
import { PictureBody } from "./picture-body.ts";
import { ProductCardBody } from "./product-card-body.ts";
import { ProductBody } from "./product-body.ts";
import { ProductPageBody } from "./product-page-body.ts";

const validators = {
  pages: Compile(PageBody),
  "product-pages": Compile(ProductPageBody),
  products: Compile(ProductBody),
  "product-cards": Compile(ProductCardBody),
  pictures: Compile(PictureBody),
};

const accepts: {
  [Collection in PublishedCollection]: (body: unknown) => body is PublishedBodies[Collection];
} = {
  pages: (body) => validators.pages.Check(body),
  "product-pages": (body) => validators["product-pages"].Check(body),
  products: (body) => validators.products.Check(body),
  "product-cards": (body) => validators["product-cards"].Check(body),
  pictures: (body) => validators.pictures.Check(body),
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
