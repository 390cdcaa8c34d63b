import type { Payload } from "payload";
import { afterAll, beforeAll, expect, it } from "vitest";
import { callCms } from "../../testing/call-cms.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";
import { startCms, type TestCms } from "../../testing/start-cms.ts";
import { readTranslations } from "./read-translations.ts";
import { translationState } from "./translation-state.ts";
import { checkPath } from "./translation-urls.ts";

let cms: TestCms;
let payload: Payload;
let token: string;
beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
  const admin = { email: "admin@autotune.test", password: "seven blue metronomes tick" };
  // The first of all becomes an admin, whatever is asked for.
  await payload.create({ collection: "users", data: { ...admin, role: "admin" } });
  const data = { email: "spanish@autotune.test", password: "nine green microphones sing" };
  await payload.create({
    collection: "users",
    data: { ...data, role: "translator", languages: ["es"] },
  });
  token = await signInStaff(cms, data);
});
afterAll(() => cms.stop());

const collection = "pages";

async function publishedPage(slug: string): Promise<number> {
  const data = { slug, title: "In English", ready: true, _status: "published" as const };
  const { id } = await payload.create({ collection, locale: "en", data });
  await payload.update({ collection, id, locale: "es", data: { ...data, title: "En español" } });
  return id;
}

const publishEnglish = (id: number, title: string) =>
  payload.update({ collection, id, locale: "en", data: { title, _status: "published" } });

async function entryOf(id: number) {
  const entry = (await readTranslations(payload)).find(
    (one) => one.collection === collection && one.id === id,
  );
  if (entry === undefined) throw new Error("The page is not among the translations");
  const english = entry.wordsAt.get("en")?.toISOString() ?? "";
  return { state: translationState(entry, "es"), english };
}

const check = (id: number, language: string, englishPublishedAt: string) =>
  callCms(cms, checkPath, { token, body: { collection, id, language, englishPublishedAt } });

it("a translation that was checked is done, until English is published anew", async () => {
  const id = await publishedPage("checked");
  await publishEnglish(id, "In plain English");
  const { state, english } = await entryOf(id);
  expect(state).toBe("changed");
  const before = await cms.published(collection, "checked", "es");

  for (let times = 0; times < 2; times += 1)
    expect((await check(id, "es", english)).status).toBe(200);
  expect((await entryOf(id)).state).toBe("done");
  expect(await cms.published(collection, "checked", "es")).toEqual(before);

  await publishEnglish(id, "In plainer English");
  expect((await entryOf(id)).state).toBe("changed");
  // A page that was open all the while answers for what it showed.
  await check(id, "es", english);
  expect((await entryOf(id)).state).toBe("changed");
});

it("a translation is behind English also where what all languages share changed with it", async () => {
  const id = await publishedPage("shared");
  const publish = (locale: "en" | "es", data: object) =>
    payload.update({ collection, id, locale, data: { ...data, _status: "published" } });
  const hero = (headline: string) => ({ blockType: "hero" as const, headline, text: "" });
  const { blocks } = await publish("en", { blocks: [hero("First"), hero("Second")] });
  const [first, second] = blocks ?? [];
  const translated = [
    { ...first, headline: "Primero" },
    { ...second, headline: "Segundo" },
  ];
  await publish("es", { blocks: translated });
  expect((await entryOf(id)).state).toBe("done");

  await publish("en", { title: "In other words", blocks: [second, first] });
  expect(await cms.published(collection, "shared", "es")).toMatchObject({
    title: "En español",
    blocks: [{ headline: "Segundo" }, { headline: "Primero" }],
  });
  expect((await entryOf(id)).state).toBe("changed");

  // A translation that has moved is as old as it was.
  await publish("en", { slug: "shared-moved" });
  expect((await entryOf(id)).state).toBe("changed");

  await publish("es", { title: "En otras palabras" });
  expect((await entryOf(id)).state).toBe("done");

  // Fewer words are nothing to translate, and no other words either.
  await publish("en", { blocks: [first] });
  expect((await entryOf(id)).state).toBe("done");
});

it("a translation that says what English no longer does is behind, until it is silent too", async () => {
  const id = await publishedPage("silent");
  const publish = (locale: "en" | "es", data: object) =>
    payload.update({ collection, id, locale, data: { ...data, _status: "published" } });
  await publish("en", { seo: { description: "Free this week" } });
  await publish("es", { seo: { description: "Gratis esta semana" } });
  expect((await entryOf(id)).state).toBe("done");
  await publish("en", { seo: { description: "" } });
  expect((await entryOf(id)).state).toBe("changed");
  await publish("es", { seo: { description: "" } });
  expect((await entryOf(id)).state).toBe("done");
});

it("a translator answers for their own languages alone", async () => {
  const id = await publishedPage("not-theirs");
  const { english } = await entryOf(id);
  expect((await check(id, "de", english)).status).toBe(404);
  expect((await check(id, "es", "yesterday")).status).toBe(400);
});
