import type { Payload } from "payload";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { User } from "../../payload-types.ts";
import { startCms, type TestCms } from "../../testing/start-cms.ts";

let cms: TestCms;
let payload: Payload;
let user: User & { collection: "users" };
beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
  const data = { email: "admin@autotune.test", password: "seven blue metronomes tick" };
  const created = await payload.create({
    collection: "users",
    data: { ...data, role: "admin" },
  });
  user = { ...created, collection: "users" };
});
afterAll(() => cms.stop());

const collection = "pages";
const published = { ready: true, _status: "published" as const };
const head = (id: string, headline: string) => ({ blockType: "pageHead" as const, id, headline });

it("a block without what it needs stays a draft, and the refusal names block and field", async () => {
  const call = { blockType: "callToAction" as const, headline: "Try it" };
  const data = { slug: "gaps", title: "Gaps", blocks: [head("gaps-head", "Hello"), call] };
  const { id } = await payload.create({ collection, draft: true, data, user });
  const publish = (blocks: (typeof data.blocks)[number][]) =>
    payload.update({ collection, id, locale: "en", data: { ...published, blocks }, user });

  await expect(publish(data.blocks)).rejects.toThrow(
    "Fill in what is missing, or remove the block: Block 2 (Call to action) → Buttons",
  );
  expect(await cms.publishedIn(collection, "gaps")).toEqual([]);

  const link = { to: "url" as const, url: "/products" };
  const whole = { ...call, actions: [{ label: "Try", link }] };
  await publish([head("gaps-head", "Hello"), whole]);
  expect(await cms.publishedIn(collection, "gaps")).toEqual(["en"]);
});

it("a page that has a gap follows one that somebody moves", async () => {
  const { id } = await payload.create({
    collection,
    data: { slug: "to-move", title: "Moves", ...published },
  });
  const actions = [{ label: "Read", link: { to: "page" as const, page: id } }];
  const blocks = [
    { blockType: "hero" as const, headline: "Hello", text: "", actions },
    { blockType: "callToAction" as const, headline: "Try it" },
  ];
  await payload.create({
    collection,
    data: { slug: "gap-linking", title: "Links", blocks, ...published },
  });
  const data = { slug: "was-moved", _status: "published" as const };
  await payload.update({ collection, id, locale: "en", data, user });
  expect(await cms.published(collection, "gap-linking", "en")).toMatchObject({
    blocks: [{ actions: [{ link: { key: "was-moved" } }] }, { block: "callToAction" }],
  });
});
