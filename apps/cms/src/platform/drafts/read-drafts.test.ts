import type { Payload } from "payload";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startCms, type TestCms } from "../../testing/start-cms.ts";
import { draftedCollections } from "./drafted-collections.ts";
import { readDrafts } from "./read-drafts.ts";

let cms: TestCms;
let payload: Payload;
beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
});
afterAll(() => cms.stop());

it("lists what is saved and not published, the latest first, and whether the shop shows an older one", async () => {
  const all = draftedCollections(payload);
  expect(await readDrafts(payload, all, 5)).toEqual({ count: 0, newest: [] });
  const live = await payload.create({
    collection: "pages",
    data: { slug: "live", title: "Live", ready: true, _status: "published" },
  });
  expect(await readDrafts(payload, all, 5)).toMatchObject({ count: 0 });

  const fresh = await payload.create({
    collection: "posts",
    draft: true,
    data: { slug: "fresh", title: "Fresh" },
  });
  await payload.update({
    collection: "pages",
    id: live.id,
    draft: true,
    data: { title: "Live, changed" },
  });
  expect(await readDrafts(payload, all, 5)).toMatchObject({
    count: 2,
    newest: [
      { collection: "pages", id: live.id, title: "Live, changed", isLive: true },
      { collection: "posts", id: fresh.id, title: "Fresh", isLive: false },
    ],
  });
  expect(await readDrafts(payload, all, 1)).toMatchObject({
    count: 2,
    newest: [{ id: live.id }],
  });

  await payload.update({ collection: "pages", id: live.id, data: { _status: "published" } });
  expect(await readDrafts(payload, all, 5)).toMatchObject({ count: 1 });
});
