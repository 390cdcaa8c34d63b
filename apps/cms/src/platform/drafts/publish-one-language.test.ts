import { createLocalReq, type Payload } from "payload";
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

/** A page that is live in English and Spanish. */
async function livePage(slug: string) {
  const { id } = await payload.create({
    collection,
    locale: "en",
    data: { slug, title: "English", ready: true, _status: "published" },
  });
  await payload.update({
    collection,
    id,
    locale: "es",
    data: { title: "Español", ready: true, _status: "published" },
  });
  return id;
}

const saveDraft = (id: number, locale: "en" | "es" | "de", data: object) =>
  payload.update({ collection, id, locale, draft: true, data });

/** As the admin's button does it. */
async function publishIn(id: number, locale: "en" | "es" | "de") {
  const req = await createLocalReq({ locale }, payload);
  req.query = { publishIn: locale };
  return payload.update({ collection, id, locale, data: { _status: "published" }, req });
}

const titleIn = async (slug: string, locale: string) => {
  const body = await cms.published(collection, slug, locale);
  return body === undefined ? undefined : JSON.parse(JSON.stringify(body)).title;
};

it("publishes one language and leaves what is drafted in another a draft", async () => {
  const id = await livePage("one-language");
  await saveDraft(id, "es", { title: "Borrador" });
  await saveDraft(id, "en", { title: "English, changed" });
  await publishIn(id, "en");
  expect(await titleIn("one-language", "en")).toBe("English, changed");
  expect(await titleIn("one-language", "es")).toBe("Español");
  expect(
    await payload.findByID({ collection, id, draft: true, locale: "es", depth: 0 }),
  ).toMatchObject({ title: "Borrador" });

  await publishIn(id, "es");
  expect(await titleIn("one-language", "es")).toBe("Borrador");
  expect(await titleIn("one-language", "en")).toBe("English, changed");
});

/** A page that is live in English and Spanish with two heroes, and has a draft in Spanish. */
async function pageWithHeroes(slug: string) {
  const id = await livePage(slug);
  const hero = (headline: string, block?: string) => ({
    blockType: "hero" as const,
    headline,
    text: "",
    ...(block === undefined ? {} : { id: block }),
  });
  const publish = (locale: "en" | "es", data: object) =>
    payload.update({ collection, id, locale, data: { ...data, _status: "published" } });
  const { blocks } = await publish("en", { blocks: [hero("First"), hero("Second")] });
  const [first, second] = (blocks ?? []).map((block) => block.id ?? "");
  await publish("es", { blocks: [hero("Primero", first), hero("Segundo", second)] });
  await saveDraft(id, "es", { title: "Borrador" });
  return { id, first: hero("First", first), second: hero("Second", second) };
}

async function headlinesIn(slug: string, locale: string): Promise<unknown> {
  const body = await cms.published(collection, slug, locale);
  return JSON.parse(JSON.stringify(body)).blocks.map(
    (block: { headline: string }) => block.headline,
  );
}

it("leaves another language’s words with their blocks where one was removed", async () => {
  const { id, second } = await pageWithHeroes("block-removed");
  await saveDraft(id, "en", { blocks: [second] });
  await publishIn(id, "en");
  expect(await headlinesIn("block-removed", "en")).toEqual(["Second"]);
  expect(await headlinesIn("block-removed", "es")).toEqual(["Segundo"]);
});

it("leaves another language’s words with their blocks where two changed places", async () => {
  const { id, first, second } = await pageWithHeroes("blocks-moved");
  await saveDraft(id, "en", { blocks: [second, first] });
  await publishIn(id, "en");
  expect(await headlinesIn("blocks-moved", "en")).toEqual(["Second", "First"]);
  expect(await headlinesIn("blocks-moved", "es")).toEqual(["Segundo", "Primero"]);
});

it("shows English in another language where a block is new", async () => {
  const { id, first, second } = await pageWithHeroes("block-added");
  const added = { blockType: "hero" as const, headline: "New", text: "" };
  await saveDraft(id, "en", { blocks: [added, first, second] });
  await publishIn(id, "en");
  expect(await headlinesIn("block-added", "es")).toEqual(["New", "Primero", "Segundo"]);
});

it("leaves another language’s words with their rows where a block has lost one", async () => {
  const { id, first } = await pageWithHeroes("row-removed");
  const action = (label: string, row?: string) => ({
    label,
    link: { to: "page", page: id },
    ...(row === undefined ? {} : { id: row }),
  });
  const publish = (locale: "en" | "es", actions: object[], headline: string) => {
    const data: object = { blocks: [{ ...first, headline, actions }], _status: "published" };
    return payload.update({ collection, id, locale, data });
  };
  const { blocks } = await publish("en", [action("Read"), action("Buy")], "First");
  const [block] = blocks ?? [];
  if (block?.blockType !== "hero") throw new Error("The page has no hero");
  const [read, buy] = (block.actions ?? []).map((row) => row.id ?? "");
  await publish("es", [action("Leer", read), action("Comprar", buy)], "Primero");
  await saveDraft(id, "es", { title: "Otro borrador" });
  await saveDraft(id, "en", { blocks: [{ ...first, actions: [action("Buy", buy)] }] });
  await publishIn(id, "en");
  expect(await cms.published(collection, "row-removed", "es")).toMatchObject({
    title: "Borrador",
    blocks: [{ headline: "Primero", actions: [{ label: "Comprar" }] }],
  });
});

it("leaves no draft behind where nobody has drafted another language", async () => {
  const id = await livePage("alone");
  await saveDraft(id, "es", { title: "Español, cambiado" });
  await publishIn(id, "es");
  expect(await payload.findByID({ collection, id, draft: true })).toMatchObject({
    _status: "published",
  });
});

it("says so when the language is not marked ready, and publishes nothing", async () => {
  const id = await livePage("not-marked");
  await saveDraft(id, "de", { title: "Deutsch" });
  await expect(publishIn(id, "de")).rejects.toMatchObject({
    data: { errors: [{ path: "ready", message: expect.stringContaining("Deutsch isn’t marked") }] },
  });
  expect(await cms.publishedIn(collection, "not-marked")).toEqual(["en", "es"]);
});

it("moves what is published in one language, whatever languages the pages that link to it have", async () => {
  const id = await livePage("moves");
  await payload.create({
    collection,
    locale: "en",
    data: {
      slug: "linking",
      title: "Linking",
      blocks: [
        {
          blockType: "hero",
          headline: "Only in English",
          text: "",
          actions: [{ label: "Read", link: { to: "page", page: id } }],
        },
      ],
      ready: true,
      _status: "published",
    },
  });
  await saveDraft(id, "es", { slug: "moved", title: "Español, cambiado" });
  await publishIn(id, "es");
  expect(await titleIn("moved", "es")).toBe("Español, cambiado");
  expect(await cms.published(collection, "linking", "en")).toMatchObject({
    blocks: [{ actions: [{ link: { key: "moved" } }] }],
  });
});

it("publishes every ready language where all are meant", async () => {
  const id = await livePage("all");
  await saveDraft(id, "es", { title: "Borrador" });
  await payload.update({ collection, id, locale: "en", data: { _status: "published" } });
  expect(await titleIn("all", "es")).toBe("Borrador");
});
