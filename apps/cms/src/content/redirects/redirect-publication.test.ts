import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startCms, type TestCms } from "../../testing/start-cms.ts";

let cms: TestCms;
let payload: Payload;
beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
  await payload.create({
    collection: "pages",
    data: { title: "Offers", slug: "offers", ready: true, _status: "published" },
  });
  await publishRedirect("/spring", "/offers");
  await payload.create({
    collection: "manuals",
    data: {
      slug: "guide",
      title: "Guide",
      summary: "All of it.",
      version: "1.0.0",
      chapters: [
        {
          slug: "begin",
          title: "Begin",
          sections: [{ anchor: "first", title: "First", text: "Press it." }],
        },
      ],
      ready: true,
      _status: "published",
    },
  });
});
afterAll(() => cms.stop());

const collection = "redirects";

function publishRedirect(from: string, to: string) {
  return payload.create({ collection, data: { from, to, _status: "published" } });
}

test("a redirect reaches the shop under its old path", async () => {
  await publishRedirect(" /winter/offers ", "https://merch.example.com/winter");
  expect(await cms.published(collection, "/winter/offers", "en")).toEqual({
    to: "https://merch.example.com/winter",
  });
});

test("a chapter that is no more leads elsewhere", async () => {
  await publishRedirect("/documentation/guide/older", "/documentation/guide/begin");
  expect(await cms.publishedIn(collection, "/documentation/guide/older")).toEqual(["en"]);
});

test("a draft changes nothing, another path withdraws the old one, a deleted one is gone", async () => {
  const { id } = await publishRedirect("/first", "/offers");
  await payload.update({ collection, id, draft: true, data: { to: "/", _status: "draft" } });
  expect(await cms.published(collection, "/first", "en")).toEqual({ to: "/offers" });
  await payload.update({ collection, id, data: { from: "/second", _status: "published" } });
  expect(await cms.publishedIn(collection, "/first")).toEqual([]);
  expect(await cms.publishedIn(collection, "/second")).toEqual(["en"]);
  await payload.delete({ collection, id });
  expect(await cms.publishedIn(collection, "/second")).toEqual([]);
});

test.each([
  ["spring", "/offers", "from", "after the domain"],
  ["/old?x=1", "/offers", "from", "without ?"],
  ["/en/old", "/offers", "from", "for that page is /old"],
  ["/old/", "/offers", "from", "after the domain"],
  ["/old", "offers", "to", "starts with /"],
  ["/old", "//elsewhere.example.com", "to", "starts with /"],
  ["/old", "http://elsewhere.example.com", "to", "https://"],
  ["/old", "https:elsewhere.example.com", "to", "https://"],
  ["/old", "https://elsewhere.example.com/a b", "to", "https://"],
  ["/old", "https://elsewhere.example.com/été", "to", "https://"],
  ["/old", "https://elsewhere.example.com:x", "to", "https://"],
  ["/old", "/old", "to", "to itself"],
  ["/old", "/es/old", "to", "to itself"],
  ["/offers", "/", "from", "has a page"],
  ["/es/offers", "/", "from", "has a page"],
  ["/checkout", "/", "from", "has a page"],
  ["/products/auto-tune", "/", "from", "has a page"],
  ["/documentation/guide", "/", "from", "has a page"],
  ["/documentation/guide/begin", "/", "from", "has a page"],
  ["/es/manuales/guide/begin", "/", "from", "has a page"],
  ["/old", "/spring", "to", "redirects somewhere else"],
  ["/old", "/es/spring", "to", "redirects somewhere else"],
  ["/old", "/nothing-here", "to", "has no page"],
  ["/old", "/documentation/guide/older-still", "to", "has no page"],
])("%s to %s is rejected", async (from, to, path, sentence) => {
  await expect(publishRedirect(from, to)).rejects.toMatchObject({
    status: 400,
    data: { errors: [{ path, message: expect.stringContaining(sentence) }] },
  });
});

test("a cycle is rejected from its other side too", async () => {
  const two = await payload.create({
    collection: "pages",
    data: { title: "Two", slug: "two", ready: true, _status: "published" },
  });
  const { id } = await publishRedirect("/one", "/two");
  await payload.update({ collection: "pages", id: two.id, data: { _status: "draft" } });
  await expect(publishRedirect("/two", "/one")).rejects.toMatchObject({
    data: { errors: [{ path: "to" }] },
  });
  await expect(publishRedirect("/two", "/offers")).rejects.toMatchObject({
    data: { errors: [{ path: "from", message: expect.stringContaining("/one redirects here") }] },
  });
  await payload.update({ collection, id, data: { to: "/offers", _status: "published" } });
  await publishRedirect("/two", "/offers");
  expect(await cms.publishedIn(collection, "/two")).toEqual(["en"]);
});

test("the old URL of a page that an editor moves leads to the new one, in one step, and back again", async () => {
  const password = "development-only-Password1";
  await payload.create({
    collection: "users",
    data: { email: "first@autotune.test", role: "admin", password },
  });
  const editor = await payload.create({
    collection: "users",
    data: { email: "editor@autotune.test", role: "editor", password },
  });
  const { id } = await payload.create({
    collection: "pages",
    data: { title: "Moving", slug: "moving", ready: true, _status: "published" },
  });
  const moveTo = (slug: string, own: object = {}) =>
    payload.update({
      collection: "pages",
      id,
      data: { slug, _status: "published", ...own },
      user: { ...editor, collection: "users" },
      overrideAccess: false,
    });
  const leadsTo = (from: string) => cms.published(collection, from, "en");

  await moveTo("moved");
  expect(await leadsTo("/moving")).toEqual({ to: "/moved" });
  await moveTo("moved-again");
  expect([await leadsTo("/moving"), await leadsTo("/moved")]).toEqual([
    { to: "/moved-again" },
    { to: "/moved-again" },
  ]);
  await moveTo("moving");
  expect([await leadsTo("/moving"), await leadsTo("/moved-again")]).toEqual([
    undefined,
    { to: "/moving" },
  ]);
  await moveTo("elsewhere", { redirectOldUrl: false });
  expect(await leadsTo("/moving")).toBeUndefined();

  // One that somebody has put into the trash meanwhile is in nobody's way.
  const { docs: left } = await payload.find({
    collection,
    where: { from: { equals: "/moved-again" } },
  });
  await payload.update({
    collection,
    id: left[0]?.id ?? 0,
    data: { deletedAt: new Date().toISOString() },
  });
  await moveTo("moved-again");
  await moveTo("elsewhere");
  expect(await leadsTo("/moved-again")).toEqual({ to: "/elsewhere" });
});
