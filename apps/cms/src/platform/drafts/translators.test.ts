import { createLocalReq, type CollectionSlug, type Payload } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { User } from "../../payload-types.ts";
import { startCms, type TestCms } from "../../testing/start-cms.ts";
import { isTranslatedCollection } from "../translations/translated-publications.ts";
import { translatorsChangeWordsOnly } from "./translators-change-words-only.ts";
import { translatorsSaveDraftsOnly } from "./translators-save-drafts-only.ts";

let cms: TestCms;
let payload: Payload;
let translator: User & { collection: "users" };
beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
  const password = "development-only-Password1";
  await payload.create({
    collection: "users",
    data: { email: "first@autotune.test", role: "editor", password },
  });
  const created = await payload.create({
    collection: "users",
    data: { email: "translator@autotune.test", role: "translator", languages: ["es"], password },
  });
  translator = { ...created, collection: "users" };
});
afterAll(() => cms.stop());

const collection = "pages";

function publishPage(slug: string) {
  return payload.create({
    collection,
    locale: "en",
    data: {
      slug,
      title: "Title",
      blocks: [
        { blockType: "hero", headline: "English", text: "" },
        {
          blockType: "faq",
          headline: "Questions",
          items: [{ question: "Why?", answer: "Because." }],
        },
      ],
      ready: true,
      _status: "published",
    },
  });
}

/** All collections of ours; Payload guards its own. */
const collectionSlugs = (): CollectionSlug[] =>
  payload.config.collections.map(({ slug }) => slug).filter((slug) => !slug.startsWith("payload-"));

const asTranslator = () => ({ user: translator, overrideAccess: false }) as const;

test("the first person is admin, whatever role was requested", async () => {
  const { docs } = await payload.find({
    collection: "users",
    where: { email: { equals: "first@autotune.test" } },
  });
  expect(docs[0]?.role).toBe("admin");
});

test("a translator saves a draft in their own language, which changes nothing in the shop", async () => {
  const { id } = await publishPage("own-language");
  const data = { title: "Título" };
  await payload.update({ collection, id, locale: "es", data, draft: true, ...asTranslator() });
  expect(await payload.findByID({ collection, id, locale: "es", draft: true })).toMatchObject(data);
  expect(await cms.publishedIn(collection, "own-language")).toEqual(["en"]);
});

test("texts that a translator changed are ready only when marked so afterwards", async () => {
  const { id, blocks } = await publishPage("half-done");
  const [hero, faq] = blocks ?? [];
  if (hero?.blockType !== "hero" || faq?.blockType !== "faq")
    throw new Error("The page lacks its blocks");
  const [item] = faq.items ?? [];
  const spanish = { collection, id, locale: "es" } as const;
  const inSpanish = (headline: string, question: string) => ({
    title: "Título",
    blocks: [
      { ...hero, headline },
      { ...faq, headline: "Preguntas", items: [{ ...item, question }] },
    ],
    ready: true,
  });
  await payload.update({
    ...spanish,
    data: { ...inSpanish("Español", "¿Por qué?"), _status: "published" },
  });
  const before = await cms.published(collection, "half-done", "es");
  expect(before).toMatchObject({ title: "Título" });
  const publishEnglish = () =>
    payload.update({ collection, id, data: { title: "Corrected", _status: "published" } });

  for (const halfDone of [inSpanish("A medias", "¿Por qué?"), inSpanish("A medias", "A medias")]) {
    const draft = await payload.update({
      ...spanish,
      data: halfDone,
      draft: true,
      ...asTranslator(),
    });
    expect(draft).toMatchObject({ ready: false, readyIn: "en" });
  }
  await publishEnglish();
  expect(await cms.published(collection, "half-done", "es")).toEqual(before);

  const done = { data: { ready: true }, draft: true, ...asTranslator() } as const;
  expect(await payload.update({ ...spanish, ...done })).toMatchObject({ readyIn: "en, es" });
  await publishEnglish();
  expect(JSON.stringify(await cms.published(collection, "half-done", "es"))).toContain("A medias");
});

test("a translator cannot edit another language", async () => {
  const { id } = await publishPage("other-language");
  for (const locale of ["en", "de"] as const) {
    const save = payload.update({
      collection,
      id,
      locale,
      data: { title: "X" },
      draft: true,
      ...asTranslator(),
    });
    await expect(save).rejects.toMatchObject({ status: 403 });
  }
});

test("a translator cannot publish, not even where access is not checked", async () => {
  const { id } = await publishPage("no-publishing");
  const publish = { title: "Título", ready: true, _status: "published" as const };
  for (const options of [asTranslator(), { user: translator, overrideAccess: true }]) {
    for (const draft of [true, false] as const) {
      const save = payload.update({
        collection,
        id,
        locale: "es",
        data: publish,
        draft,
        ...options,
      });
      await expect(save).rejects.toMatchObject({ status: 403 });
    }
  }
  expect(await cms.publishedIn(collection, "no-publishing")).toEqual(["en"]);
});

test("a translator cannot take offline, delete, create or restore", async () => {
  const { id } = await publishPage("no-withdrawing");
  const { docs } = await payload.findVersions({ collection, where: { parent: { equals: id } } });
  const version = docs[0]?.id ?? "";
  const attempts = [
    () =>
      payload.update({
        collection,
        id,
        locale: "es",
        data: { _status: "draft" },
        ...asTranslator(),
      }),
    () => payload.delete({ collection, id, ...asTranslator() }),
    () =>
      payload.create({
        collection,
        locale: "es",
        data: { slug: "own", title: "Own" },
        draft: true,
        ...asTranslator(),
      }),
    () => payload.restoreVersion({ collection, id: version, draft: true, ...asTranslator() }),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ status: 403 });
  expect(await cms.publishedIn(collection, "no-withdrawing")).toEqual(["en"]);
});

test("of what a translator sends, only texts reach the document", async () => {
  const { id, blocks } = await publishPage("words-only");
  const [heroBlock, faqBlock] = blocks ?? [];
  if (heroBlock?.blockType !== "hero" || faqBlock?.blockType !== "faq")
    throw new Error("The page lacks its blocks");
  await payload.update({
    collection,
    id,
    locale: "es",
    draft: true,
    ...asTranslator(),
    data: {
      slug: "taken-over",
      title: "Título",
      blocks: [
        {
          ...faqBlock,
          headline: "Preguntas",
          items: [
            { id: faqBlock.items?.[0]?.id ?? null, question: "¿Por qué?" },
            { question: "Nueva" },
          ],
        },
        { blockType: "hero", headline: "Nuevo bloque" },
      ],
    },
  });
  const draft = await payload.findByID({
    collection,
    id,
    locale: "es",
    draft: true,
    fallbackLocale: false,
  });
  expect(draft).toMatchObject({ slug: "words-only", title: "Título" });
  expect(draft.blocks?.map(({ blockType }) => blockType)).toEqual(["hero", "faq"]);
  expect(draft.blocks?.[1]).toMatchObject({
    headline: "Preguntas",
    items: [{ question: "¿Por qué?" }],
  });
  const english = await payload.findByID({ collection, id, locale: "en", draft: true });
  expect(english.blocks).toMatchObject([
    { headline: "English" },
    { items: [{ question: "Why?" }] },
  ]);
});

test("in menus and sub-pages, too, only texts reach the document", async () => {
  const { id, specs } = await payload.create({
    collection: "product-pages",
    locale: "en",
    data: {
      family: "auto-tune",
      slug: "tabs",
      name: "Tabs",
      nav: { shown: true, description: "English", order: 1 },
      specs: { blocks: [{ blockType: "prose", headline: "English", sections: [] }] },
      ready: true,
      _status: "published",
    },
  });
  await payload.update({
    collection: "product-pages",
    id,
    locale: "es",
    draft: true,
    ...asTranslator(),
    data: {
      nav: { shown: false, description: "Español", isNew: true, order: 9 },
      specs: {
        blocks: [
          {
            blockType: "prose",
            id: specs?.blocks?.[0]?.id ?? null,
            headline: "Español",
            sections: [{ text: "Nueva" }],
          },
          { blockType: "pageHead", headline: "Nuevo bloque" },
        ],
      },
      audio: { blocks: [{ blockType: "pageHead", headline: "Nueva página" }] },
    },
  });
  const read = { collection: "product-pages", id, draft: true } as const;
  expect(await payload.findByID({ ...read, locale: "es" })).toMatchObject({
    nav: { shown: true, description: "Español", isNew: false, order: 1 },
    specs: { blocks: [{ blockType: "prose", headline: "Español", sections: [] }] },
    audio: { blocks: [] },
  });
  expect(await payload.findByID({ ...read, locale: "en" })).toMatchObject({
    nav: { description: "English" },
    specs: { blocks: [{ headline: "English" }] },
  });
});

test("a translator writes a card's features, and not what it sells", async () => {
  const card = await payload.create({
    collection: "product-cards",
    locale: "en",
    data: {
      slug: "features",
      title: "Card",
      content: { default: [{ heading: "Does", features: "This" }] },
      ctaOverride: { action: "open_popup" },
    },
    draft: true,
  });
  const id = card.content?.default?.[0]?.id ?? null;
  const draft = await payload.update({
    collection: "product-cards",
    id: card.id,
    locale: "es",
    draft: true,
    ...asTranslator(),
    data: {
      content: { default: [{ id, heading: "Hace", features: "Esto" }, { features: "Más" }] },
      ctaOverride: { action: "go_to", place: "/" },
    },
  });
  expect(draft.content?.default).toEqual([{ id, heading: "Hace", features: "Esto" }]);
  expect(draft.ctaOverride).toMatchObject({ action: "open_popup" });
});

test("nobody reads anything without signing in", async () => {
  await publishPage("private");
  for (const slug of collectionSlugs()) {
    await expect(
      payload.find({ collection: slug, overrideAccess: false }),
      slug,
    ).rejects.toMatchObject({ status: 403 });
  }
});

test("a translator reads what has texts, what pages show, and their own account", async () => {
  const others = new Set<string>(["pictures", "films", "users"]);
  const isForThem = (slug: string) => isTranslatedCollection(payload, slug) || others.has(slug);
  const read = (slug: CollectionSlug) =>
    payload.find({ collection: slug, locale: "es", ...asTranslator() });
  for (const slug of collectionSlugs().filter(isForThem))
    await expect(read(slug), slug).resolves.toBeDefined();
  for (const slug of collectionSlugs().filter((one) => !isForThem(one)))
    await expect(read(slug), slug).rejects.toMatchObject({ status: 403 });
});

test("a translator creates and deletes nothing, and where they may write, both locks are on", async () => {
  for (const slug of collectionSlugs()) {
    const { access, hooks } = payload.collections[slug].config;
    const req = await createLocalReq({ user: translator, locale: "es" }, payload);
    expect(await access.create({ req }), slug).toBe(false);
    expect(await access.delete({ req }), slug).toBe(false);
    if ((await access.update({ req })) !== true) continue;
    expect(hooks.beforeOperation, slug).toContain(translatorsSaveDraftsOnly);
    expect(hooks.beforeChange, slug).toContain(translatorsChangeWordsOnly);
  }
});

test("a translator cannot make themselves an editor", async () => {
  const data = { role: "admin" as const, languages: ["de" as const] };
  await payload.update({ collection: "users", id: translator.id, data, ...asTranslator() });
  expect(await payload.findByID({ collection: "users", id: translator.id })).toMatchObject({
    role: "translator",
    languages: ["es"],
  });
});
