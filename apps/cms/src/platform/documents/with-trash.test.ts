import { createLocalReq, type Payload } from "payload";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { User } from "../../payload-types.ts";
import { createProduct } from "../../testing/create-product.ts";
import { startCms, type TestCms } from "../../testing/start-cms.ts";
import { findReferrers } from "./find-referrers.ts";

let cms: TestCms;
let payload: Payload;
let editor: User;
beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
  const password = "development-only-Password1";
  await payload.create({
    collection: "users",
    data: { email: "first@autotune.test", role: "admin", password },
  });
  editor = await payload.create({
    collection: "users",
    data: { email: "editor@autotune.test", role: "editor", password },
  });
});
afterAll(() => cms.stop());

const collection = "pages";
const publishPage = (slug: string, data: object = {}) =>
  payload.create({
    collection,
    data: { slug, title: `Page ${slug}`, ready: true, _status: "published", ...data },
  });
/** With the rights, and the guards, of a person. */
const asEditor = () => ({
  user: { ...editor, collection: "users" as const },
  overrideAccess: false,
});

it("learns what may name a document also after the database was away", async () => {
  const { id } = await publishPage("outage");
  const req = await createLocalReq({}, payload);
  vi.spyOn(payload.db.drizzle, "execute").mockRejectedValueOnce(new Error("away"));
  await expect(findReferrers(req, collection, id)).rejects.toThrow("away");
  vi.restoreAllMocks();
  expect(await findReferrers(req, collection, id)).toEqual([]);
});

it("takes a trashed page out of the shop, and restoring it does not publish it", async () => {
  const { id } = await publishPage("trashed");
  const deletedAt = new Date().toISOString();
  await payload.update({ collection, id, data: { deletedAt }, ...asEditor() });
  expect(await cms.publishedIn(collection, "trashed")).toEqual([]);
  expect((await payload.find({ collection, where: { slug: { equals: "trashed" } } })).docs).toEqual(
    [],
  );

  await payload.update({
    collection,
    id,
    trash: true,
    data: { deletedAt: null, _status: "published" },
    ...asEditor(),
  });
  expect(await cms.publishedIn(collection, "trashed")).toEqual([]);
  expect(await payload.findByID({ collection, id })).toMatchObject({
    title: "Page trashed",
    _status: "draft",
  });

  await payload.update({ collection, id, data: { _status: "published" }, ...asEditor() });
  expect(await cms.publishedIn(collection, "trashed")).toEqual(["en"]);
});

it("deletes for good what is in the trash", async () => {
  const { id } = await publishPage("gone");
  await payload.update({ collection, id, data: { deletedAt: new Date().toISOString() } });
  await payload.delete({ collection, id, trash: true, ...asEditor() });
  expect(await cms.publishedIn(collection, "gone")).toEqual([]);
});

it("says that what has the same name is in the trash, where no list shows it", async () => {
  const { id } = await publishPage("spring-sale");
  await payload.update({ collection, id, data: { deletedAt: new Date().toISOString() } });
  const message =
    "“Page spring-sale” is in the trash and has the same value. Restore it, or delete it there first.";
  const refusal = { data: { errors: [{ path: "slug", message }] } };
  await expect(
    payload.create({
      collection,
      data: { slug: "spring-sale", title: "Again", _status: "draft" },
      ...asEditor(),
    }),
  ).rejects.toMatchObject(refusal);
  const other = await publishPage("summer-sale");
  const rename = () =>
    payload.update({
      collection,
      id: other.id,
      data: { slug: "spring-sale", _status: "published" },
      ...asEditor(),
    });
  await expect(rename()).rejects.toMatchObject(refusal);
  expect(await cms.publishedIn(collection, "summer-sale")).toEqual(["en"]);

  // Two fields that are unique together, and the document itself.
  const product = { family: "subscriptions", slug: "trashed-plan", name: "Plan" } as const;
  const { id: planId } = await payload.create({ collection: "product-pages", data: product });
  const inTrash = { deletedAt: new Date().toISOString() };
  await payload.update({ collection: "product-pages", id: planId, data: inTrash });
  await expect(
    payload.create({ collection: "product-pages", data: product, ...asEditor() }),
  ).rejects.toMatchObject({
    data: { errors: [{ message: expect.stringContaining("is in the trash") }] },
  });
  await payload.create({
    collection: "product-pages",
    data: { ...product, family: "auto-tune" },
    ...asEditor(),
  });
  const restored = { trash: true, data: { deletedAt: null } } as const;
  await payload.update({ collection, id, ...restored, ...asEditor() });

  await payload.delete({ collection, id });
  expect(await rename()).toMatchObject({ slug: "spring-sale" });
});

it("does not let go what a published document still uses, and says which one", async () => {
  const product = await createProduct(payload, "guarded");
  const card = await payload.create({
    collection: "product-cards",
    data: {
      slug: "guarded-card",
      title: "Card",
      type: "perpetual",
      products: { default: product.id },
      ready: true,
      _status: "published",
    },
  });
  const { id } = product;
  const refusal = { status: 409, message: expect.stringContaining("Product card “guarded-card”") };
  const products = { collection: "products", ...asEditor() } as const;
  const deletedAt = new Date().toISOString();
  await expect(payload.update({ ...products, id, data: { deletedAt } })).rejects.toMatchObject(
    refusal,
  );
  await expect(
    payload.update({ ...products, id, data: { _status: "draft" } }),
  ).rejects.toMatchObject(refusal);
  await expect(payload.delete({ ...products, id })).rejects.toMatchObject(refusal);
  await expect(
    payload.delete({ ...products, where: { id: { equals: id } } }),
  ).rejects.toMatchObject(refusal);
  // A draft over it withdraws nothing.
  await payload.update({ ...products, id, draft: true, data: { _status: "draft" } });

  await payload.update({ collection: "product-cards", id: card.id, data: { _status: "draft" } });
  await payload.update({ ...products, id, data: { deletedAt } });
  expect(await cms.publishedIn("products", "guarded")).toEqual([]);
});
