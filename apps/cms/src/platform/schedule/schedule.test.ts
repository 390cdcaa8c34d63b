import { sql } from "drizzle-orm";
import type { Payload } from "payload";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import type { User } from "../../payload-types.ts";
import { callCms } from "../../testing/call-cms.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";
import { startCms, type TestCms } from "../../testing/start-cms.ts";
import { runDuePublications } from "./run-due-publications.ts";
import { planChange } from "./plan-change.ts";
import { readFailed, readPlanned } from "./read-schedule.ts";
import { retryPath } from "./schedule-urls.ts";

let cms: TestCms;
let payload: Payload;
let editor: User;
let translator: User;
beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
  await person("first@autotune.test", "editor");
  editor = await person("editor@autotune.test", "editor");
  translator = await person("translator@autotune.test", "translator");
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => cms.stop());

const password = "development-only-Password1";
const person = (email: string, role: "editor" | "translator") =>
  payload.create({ collection: "users", data: { email, role, languages: ["es"], password } });

const collection = "pages";
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const createDraft = (slug: string, ready: boolean) =>
  payload.create({
    collection,
    locale: "en",
    draft: true,
    data: { slug, title: `Page ${slug}`, ready },
  });

const makeDue = (id: number) =>
  cms.query(
    sql`update cms.payload_jobs set wait_until = now() - interval '1 second' where input->'doc'->>'value' = ${String(id)}`,
  );

it("plans what would work, publishes nothing by looking, and shows it as planned", async () => {
  const { id } = await createDraft("soon", true);
  const at = inAnHour();
  expect(await planChange(payload, editor, { collection, id, type: "publish", at })).toEqual({
    ok: true,
  });
  expect(await cms.publishedIn(collection, "soon")).toEqual([]);
  expect(await payload.findByID({ collection, id })).toMatchObject({ _status: "draft" });
  expect(await readPlanned(payload)).toMatchObject([
    { type: "publish", collection, documentId: id, title: "Page soon", staffId: editor.id },
  ]);
});

it("says at once what would fail, and plans it only if somebody insists", async () => {
  const { id } = await createDraft("not-ready", false);
  const plan = { collection, id, type: "publish", at: inAnHour() } as const;
  expect(await planChange(payload, editor, plan)).toEqual({
    ok: false,
    reason: "wouldFail",
    message: "English isn’t marked ready. Switch to English, mark it ready, then publish.",
  });
  const planned = async () =>
    (await readPlanned(payload, { document: { collection, id } })).map((one) => one.documentId);
  expect(await planned()).toEqual([]);
  expect(await planChange(payload, editor, { ...plan, anyway: true })).toEqual({ ok: true });
  expect(await planned()).toEqual([id]);
  // The one that was planned before is the soonest, and of another document.
  expect(await readPlanned(payload, { most: 1 })).toMatchObject([{ title: "Page soon" }]);
});

it("takes no time that has passed, and no plan of who may not publish", async () => {
  const { id } = await createDraft("rights", true);
  const past = { collection, id, type: "publish", at: "2020-01-01T00:00:00Z" } as const;
  expect(await planChange(payload, editor, past)).toMatchObject({ ok: false, reason: "past" });
  expect(await planChange(payload, translator, { ...past, at: inAnHour() })).toMatchObject({
    ok: false,
    reason: "wouldFail",
  });
});

it("shows what failed, and writes to who planned it, once, with the reason", async () => {
  const { id } = await createDraft("fails", false);
  await planChange(payload, editor, {
    collection,
    id,
    type: "publish",
    at: inAnHour(),
    anyway: true,
  });
  await makeDue(id);
  const sendEmail = vi.spyOn(payload, "sendEmail").mockResolvedValue(undefined);
  await runDuePublications(payload);
  await runDuePublications(payload);
  expect(sendEmail.mock.calls.map(([email]) => email)).toMatchObject([
    {
      to: "editor@autotune.test",
      subject: "“Page fails” was not published",
      text: expect.stringContaining("English isn’t marked ready"),
    },
  ]);
  expect(await readFailed(payload)).toMatchObject([{ documentId: id, title: "Page fails" }]);
});

it.each([
  {
    name: "left",
    change: (id: number) => payload.delete({ collection: "users", id }),
  },
  {
    name: "become a translator",
    change: (id: number) =>
      payload.update({ collection: "users", id, data: { role: "translator" } }),
  },
])(
  "tells the admins when who planned it has $name, and works for who tries again",
  async ({ name, change }) => {
    const slug = name.replaceAll(" ", "-");
    const { id } = await createDraft(slug, true);
    const planner = await person(`${slug}@autotune.test`, "editor");
    await planChange(payload, planner, { collection, id, type: "publish", at: inAnHour() });
    await change(planner.id);
    await makeDue(id);
    const sendEmail = vi.spyOn(payload, "sendEmail").mockResolvedValue(undefined);
    await runDuePublications(payload);
    expect(sendEmail.mock.calls.map(([email]) => email)).toMatchObject([
      { to: "first@autotune.test", text: expect.stringContaining("may no longer publish") },
    ]);

    const failed = (await readFailed(payload)).find(({ documentId }) => documentId === id);
    const token = await signInStaff(cms, { email: editor.email, password });
    const response = await callCms(cms, retryPath, { token, body: { job: failed?.id ?? 0 } });
    expect(response.status).toBe(200);
    await runDuePublications(payload);
    expect(await cms.publishedIn(collection, slug)).toEqual(["en"]);
  },
);
