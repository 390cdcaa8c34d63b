import { Compile } from "typebox/compile";
import type { TSchema } from "typebox";
import type { PublishedBodies, PublishedCollection } from "./document.ts";
import { PageBody } from "./page-body.ts";
import { PictureBody } from "./picture-body.ts";
import { ProductBody } from "./product-body.ts";
import { ProductPageBody } from "./product-page-body.ts";

const validators = {
  pages: Compile(PageBody),
  "product-pages": Compile(ProductPageBody),
  products: Compile(ProductBody),
  pictures: Compile(PictureBody),
} satisfies Record<PublishedCollection, ReturnType<typeof Compile<TSchema>>>;

export type ParsedBody<Collection extends PublishedCollection> =
  | { ok: true; body: PublishedBodies[Collection] }
  | { ok: false; reason: string };

/** The border on both sides of the published tables: nothing else is written, nothing else is served. */
export function parseBody<Collection extends PublishedCollection>(
  collection: Collection,
  body: unknown,
): ParsedBody<Collection> {
  const validator = validators[collection];
  if (validator.Check(body)) return { ok: true, body: body as PublishedBodies[Collection] };
  const [first] = validator.Errors(body);
  return {
    ok: false,
    reason: `${first?.instancePath ?? ""} ${first?.message ?? "is invalid"}`.trim(),
  };
}

export function isPublishedCollection(value: string): value is PublishedCollection {
  return Object.hasOwn(validators, value);
}
