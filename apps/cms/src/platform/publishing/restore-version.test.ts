import { createLocalReq, restoreVersionOperation, type Payload } from "payload";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startCms, type TestCms } from "../../testing/start-cms.ts";

let cms: TestCms;
let payload: Payload;
beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
});
afterAll(() => cms.stop());

const collection = "pages";

interface Restoring {
  readonly slug: string;
  readonly asDraft: boolean;
}

async function restoreFirst({ slug, asDraft }: Restoring) {
  const published = { ready: true, _status: "published" } as const;
  const { id, blocks } = await payload.create({
    collection,
    locale: "en",
    data: {
      slug,
      title: "First",
      blocks: [{ blockType: "pageHead", headline: "First headline", text: "" }],
      ...published,
    },
  });
  const blockId = blocks?.[0]?.id ?? null;
  const headline = (words: string) => [
    { blockType: "pageHead" as const, id: blockId, headline: words },
  ];
  await payload.update({
    collection,
    id,
    locale: "ja",
    data: { title: "最初", blocks: headline("最初の見出し"), ...published },
  });
  const { docs } = await payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: "-updatedAt",
    limit: 1,
  });
  const first = docs[0]?.id ?? "";
  const shown = async () => ({
    en: await cms.published(collection, slug, "en"),
    ja: await cms.published(collection, slug, "ja"),
  });
  const before = await shown();
  expect(before).toMatchObject({ en: { title: "First" }, ja: { title: "最初" } });

  const second = { title: "Second", blocks: headline("Second headline"), ...published };
  await payload.update({ collection, id, locale: "en", data: second });
  await payload.update({ collection, id, locale: "ja", data: { title: "二番目", ...published } });
  const after = await shown();
  expect(after).toMatchObject({ en: { title: "Second" }, ja: { title: "二番目" } });

  await restoreVersionOperation({
    collection: payload.collections[collection],
    id: first,
    draft: asDraft,
    overrideAccess: true,
    req: await createLocalReq({}, payload),
  });
  return { id, shown, before, after };
}

it("a published version that is restored reaches the shop, with the translations that it had", async () => {
  const { shown, before } = await restoreFirst({ slug: "at-once", asDraft: false });
  expect(await shown()).toEqual(before);
});

it("a version that is restored as a draft does so when it is published", async () => {
  const { id, shown, before, after } = await restoreFirst({ slug: "as-draft", asDraft: true });
  expect(await shown()).toEqual(after);
  await payload.update({ collection, id, data: { _status: "published" } });
  expect(await shown()).toEqual(before);
});
