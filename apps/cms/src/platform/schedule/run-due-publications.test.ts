import { sql } from "drizzle-orm";
import type { Payload } from "payload";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { User } from "../../payload-types.ts";
import { startCms, type TestCms } from "../../testing/start-cms.ts";
import { runDuePublications } from "./run-due-publications.ts";

let cms: TestCms;
let payload: Payload;
let editor: User;
let translator: User;
beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
  const person = (email: string, role: "editor" | "translator") =>
    payload.create({
      collection: "users",
      data: { email, role, languages: ["es"], password: "development-only-Password1" },
    });
  await person("first@autotune.test", "editor");
  editor = await person("editor@autotune.test", "editor");
  translator = await person("translator@autotune.test", "translator");
});
afterAll(() => cms.stop());

const collection = "pages";
const createDraft = (slug: string) =>
  payload.create({
    collection,
    locale: "en",
    draft: true,
    data: { slug, title: "Soon", ready: true },
  });

function schedule(id: number, { type = "publish", by = editor, inSeconds = -1 } = {}) {
  return payload.jobs.queue({
    task: "schedulePublish",
    input: {
      type: type === "publish" ? "publish" : "unpublish",
      doc: { relationTo: collection, value: id },
      user: { relationTo: "users", value: by.id },
    },
    waitUntil: new Date(Date.now() + inSeconds * 1000),
  });
}

it("publishes a draft when its time has come, and takes it offline when that time has come", async () => {
  const { id } = await createDraft("timed");
  await schedule(id, { inSeconds: 3600 });
  await runDuePublications(payload);
  expect(await cms.publishedIn(collection, "timed")).toEqual([]);
  await cms.query(sql`update cms.payload_jobs set wait_until = now() - interval '1 second'`);
  await runDuePublications(payload);
  expect(await cms.published(collection, "timed", "en")).toMatchObject({ title: "Soon" });

  await schedule(id, { type: "unpublish" });
  await runDuePublications(payload);
  expect(await cms.publishedIn(collection, "timed")).toEqual([]);
  expect(await payload.findByID({ collection, id, draft: true })).toMatchObject({
    title: "Soon",
    _status: "draft",
  });
});

it("runs a job once, however many processes look", async () => {
  const { id } = await createDraft("once");
  await schedule(id);
  await Promise.all([1, 2, 3].map(() => runDuePublications(payload)));
  await expect.poll(() => cms.publishedIn(collection, "once")).toEqual(["en"]);
  const { totalDocs } = await payload.countVersions({
    collection,
    where: { parent: { equals: id }, "version._status": { equals: "published" } },
  });
  expect(totalDocs).toBe(1);
});

it("begins again what a process died with", async () => {
  const { id } = await createDraft("died");
  await schedule(id);
  await cms.query(sql`update cms.payload_jobs set processing = true`);
  await runDuePublications(payload);
  expect(await cms.publishedIn(collection, "died")).toEqual(["en"]);
});

it("publishes nothing that cannot be published, and nothing half", async () => {
  const { id } = await payload.create({
    collection,
    draft: true,
    data: { slug: "not-ready", title: "Not ready" },
  });
  await schedule(id);
  await runDuePublications(payload);
  expect(await cms.publishedIn(collection, "not-ready")).toEqual([]);
  expect(await payload.findByID({ collection, id })).toMatchObject({ _status: "draft" });
});

it("publishes nothing for a translator", async () => {
  const { id } = await createDraft("by-translator");
  await schedule(id, { by: translator });
  await runDuePublications(payload);
  expect(await cms.publishedIn(collection, "by-translator")).toEqual([]);
});
