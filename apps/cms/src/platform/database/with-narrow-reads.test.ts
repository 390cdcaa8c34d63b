import { connectForTest } from "@autotune/database/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startCms, type TestCms } from "../../testing/start-cms.ts";

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

const collection = "pages";

async function createPage(slug: string) {
  const { payload } = cms;
  const { id, blocks } = await payload.create({
    collection,
    data: {
      slug,
      title: "Narrow",
      ready: true,
      _status: "published",
      blocks: [
        {
          blockType: "hero",
          headline: "Sing",
          actions: [{ label: "Try", link: { to: "url", url: "/try" } }],
        },
        { blockType: "faq", headline: "Asked", items: [{ question: "Why?", answer: "So." }] },
      ],
    },
  });
  const [hero, faq] = blocks ?? [];
  if (hero?.blockType !== "hero" || faq?.blockType !== "faq") throw new Error("Blocks are missing");
  await payload.update({
    collection,
    id,
    locale: "ja",
    data: { title: "狭い", blocks: [{ ...hero, headline: "歌う" }, faq], _status: "published" },
  });
  return { id, hero, faq };
}

const inAllLanguages = { depth: 0, locale: "all", fallbackLocale: false } as const;

/** As Payload itself reads it: lists are read as before. */
async function readWhole(id: number, draft: boolean) {
  const { docs } = await cms.payload.find({
    collection,
    where: { id: { equals: id } },
    draft,
    ...inAllLanguages,
  });
  return docs[0];
}

/** The tables that Payload joins to read what an action reads, for each of its statements. */
async function joinsOf(act: () => Promise<unknown>): Promise<number[]> {
  const { pg } = cms.payload.db;
  if (pg === undefined) throw new Error("Payload has no PostgreSQL client");
  const query = vi.spyOn(pg.Client.prototype, "query");
  try {
    await act();
    return query.mock.calls.map((call) => JSON.stringify(call[0]).split(" left join ").length - 1);
  } finally {
    query.mockRestore();
  }
}

it("reads a document and its draft as Payload does, in all languages", async () => {
  const { payload } = cms;
  const { id, hero, faq } = await createPage("as-payload");
  const added = { blockType: "pageHead", headline: "New" } as const;
  const draft = await payload.update({
    collection,
    id,
    draft: true,
    data: { title: "Drafted", blocks: [added, { ...hero, headline: "Sing on" }, faq] },
    ...inAllLanguages,
    locale: "en",
  });
  expect(draft.blocks?.map(({ blockType }) => blockType)).toEqual(["pageHead", "hero", "faq"]);

  const published = await payload.findByID({ collection, id, ...inAllLanguages });
  expect(published).toEqual(await readWhole(id, false));
  expect(published).toMatchObject({
    blocks: [{ headline: { en: "Sing", ja: "歌う" }, actions: [{ label: { en: "Try" } }] }, {}],
  });
  const opened = await payload.findByID({ collection, id, draft: true, ...inAllLanguages });
  expect(opened).toEqual(await readWhole(id, true));
  expect(opened).toMatchObject({
    title: { en: "Drafted", ja: "狭い" },
    blocks: [{ headline: { en: "New" } }, { headline: { en: "Sing on", ja: "歌う" } }, {}],
  });

  const cleared = await payload.update({ collection, id, draft: true, data: { blocks: [] } });
  expect(cleared.blocks).toEqual([]);
  const { docs, totalDocs } = await payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: "-updatedAt",
    limit: 2,
    depth: 0,
  });
  expect(totalDocs).toBe(4);
  expect(docs.map(({ version }) => version.blocks?.length)).toEqual([0, 3]);
});

it("finds a document by what is in a block", async () => {
  const { id } = await createPage("by-block");
  const where = {
    and: [{ slug: { equals: "by-block" } }, { "blocks.headline": { equals: "Sing" } }],
  };
  const found = await cms.payload.db.findOne({ collection, locale: "en", where });
  expect(found?.id).toBe(id);
  const none = { "blocks.headline": { equals: "Nobody wrote this" } };
  expect(await cms.payload.db.findOne({ collection, locale: "en", where: none })).toBeNull();
});

it("a save joins the tables of the blocks that a page has, and looks for surplus versions without them", async () => {
  const { id } = await createPage("few-joins");
  const joins = await joinsOf(() =>
    cms.payload.update({ collection, id, draft: true, data: { title: "Saved" } }),
  );
  // Hero and FAQ with their rows and translations; all 29 kinds would be 97.
  expect(Math.max(...joins)).toBeLessThan(20);
  expect(joins.filter((count) => count > 5)).toHaveLength(2);
});

it("deletes surplus versions with all that is in them", async () => {
  const { id } = await createPage("surplus");
  const newest = await cms.payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: "-updatedAt",
    limit: 1,
  });
  await cms.payload.db.deleteVersions({
    collection,
    where: { parent: { equals: id }, latest: { not_equals: true } },
  });
  const left = await cms.query(sql`select id from cms._pages_v where parent_id = ${id}`);
  expect(left).toEqual([{ id: newest.docs[0]?.id }]);
  const orphans = await cms.query(sql`
    select block.id from cms._pages_v_blocks_hero block
    left join cms._pages_v version on version.id = block._parent_id where version.id is null`);
  expect(orphans).toEqual([]);
});

it("reads a document as a whole that somebody saves meanwhile", async () => {
  const { payload } = cms;
  const { id } = await createPage("meanwhile");
  const other = connectForTest(cms.key);
  try {
    // Held after the kinds of block are known, and before they are read.
    const { found } = await other.transact(async (transaction) => {
      await transaction.execute(
        sql`lock table cms.pages_blocks_hero_actions_locales in access exclusive mode`,
      );
      const reading = payload.findByID({ collection, id, depth: 0 });
      await vi.waitFor(async () => {
        const waiting = await cms.query(
          sql`select 1 from pg_locks where not granted and relation = 'cms.pages_blocks_hero_actions_locales'::regclass`,
        );
        expect(waiting).toHaveLength(1);
      });
      await transaction.execute(sql`
        insert into cms.pages_blocks_cookie_table (_order, _parent_id, _path, id)
        values (3, ${id}, 'blocks', 'added-meanwhile')`);
      await transaction.execute(sql`
        update cms.pages set updated_at = updated_at + interval '1 second' where id = ${id}`);
      return { found: reading };
    });
    const { blocks } = await found;
    expect(blocks?.map(({ blockType }) => blockType)).toEqual(["hero", "faq", "cookieTable"]);
  } finally {
    await other.close();
  }
});
