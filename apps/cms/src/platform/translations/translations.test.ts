import type { Payload } from "payload";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startCms, type TestCms } from "../../testing/start-cms.ts";
import type { User } from "../../payload-types.ts";
import { exportTranslations } from "./export-translations.ts";
import { importTranslations } from "./import-translations.ts";
import { readTranslations } from "./read-translations.ts";
import { readXliff } from "../xliff/read-xliff.ts";
import { missingTexts, translationState } from "./translation-state.ts";
import type { Xliff } from "../xliff/xliff.ts";

let cms: TestCms;
let payload: Payload;
beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
});
afterAll(() => cms.stop());

const pageTexts = {
  en: {
    title: "About us",
    head: { headline: "We like voices", text: "High ones and low ones." },
    prose: "What we do",
    section: { title: "At work", text: "We listen to takes.\n\nThen we tune them." },
  },
  es: {
    title: "Sobre nosotros",
    head: { headline: "Nos gustan las voces", text: "Las agudas y las graves." },
    prose: "Lo que hacemos",
    section: { title: "En el trabajo", text: "Escuchamos tomas.\n\nLuego las afinamos." },
  },
};

/** A page with texts at every depth, published in English alone or in Spanish too. */
async function createPage(slug: string, translated: "inEnglish" | "inSpanish") {
  const { id } = await payload.create({ collection: "pages", data: dataIn("en") });
  if (translated === "inSpanish")
    await payload.update({ collection: "pages", id, locale: "es", data: dataIn("es") });
  return id;

  function dataIn(language: keyof typeof pageTexts) {
    const { title, head, prose, section } = pageTexts[language];
    return {
      slug,
      title,
      // The ids say which texts belong together in both languages.
      blocks: [
        { blockType: "pageHead" as const, id: `${slug}-head`, ...head },
        {
          blockType: "prose" as const,
          id: `${slug}-prose`,
          headline: prose,
          sections: [{ id: `${slug}-section`, ...section }],
        },
      ],
      ready: true,
      _status: "published" as const,
    };
  }
}

async function exported(language: "de" | "es" | "ja", texts: "missing" | "all"): Promise<Xliff> {
  const read = readXliff(await exportTranslations(payload, { language, texts }));
  if (!read.ok) throw new Error(read.reason);
  return read.xliff;
}

const translated = (xliff: Xliff, word: string): Xliff => ({
  ...xliff,
  files: xliff.files.map((file) => ({
    ...file,
    units: file.units.map((unit) => ({ ...unit, target: `${word} ${unit.source}` })),
  })),
});

async function stateOf(id: number, language: "de" | "es") {
  const entries = await readTranslations(payload);
  const entry = entries.find((one) => one.collection === "pages" && one.id === id);
  if (entry === undefined) throw new Error("The page is not among the translations");
  return {
    state: translationState(entry, language),
    missing: missingTexts(entry, language).length,
  };
}

describe("translations", () => {
  it("[TRACK-03] leave as XLIFF and come back as a draft, safe twice, and reach the shop when published", async () => {
    const id = await createPage("about", "inEnglish");
    const xliff = await exported("de", "missing");
    const file = xliff.files.find((one) => one.id === `pages.${id}`);
    expect(file?.units.map(({ source }) => source)).toContain("We like voices");
    expect((await stateOf(id, "de")).missing).toBe(file?.units.length);

    const german = translated(xliff, "DE");
    expect(await importTranslations(payload, german, null)).toEqual({
      written: [`pages.${id}`],
      unchanged: [],
      rejected: [],
    });
    expect(await importTranslations(payload, german, null)).toMatchObject({
      written: [],
      unchanged: [`pages.${id}`],
    });
    expect(await cms.publishedIn("pages", "about")).toEqual(["en"]);
    expect(await stateOf(id, "de")).toEqual({ state: "waiting", missing: 0 });
    expect((await exported("de", "missing")).files).toEqual([]);
    // Everything that was sent out has come back, and nothing else is in the file.
    expect(await exported("de", "all")).toEqual(german);

    const english = await cms.published("pages", "about", "en");
    await payload.update({
      collection: "pages",
      id,
      locale: "de",
      data: { ready: true, _status: "published" },
    });
    expect(await cms.published("pages", "about", "en")).toEqual(english);
    const words = JSON.stringify(await cms.published("pages", "about", "de"));
    for (const { source } of file?.units ?? [])
      expect(words).toContain(JSON.stringify(`DE ${source.split("\n")[0]}`).slice(1, -1));
    expect(await stateOf(id, "de")).toEqual({ state: "done", missing: 0 });
  });

  it("that were ready are not when others are brought, and wait until an editor publishes them", async () => {
    const id = await createPage("press", "inSpanish");
    expect((await stateOf(id, "es")).state).toBe("done");
    const before = await cms.published("pages", "press", "es");
    const spanish = translated(await exported("es", "all"), "ES");
    const files = spanish.files.filter((file) => file.id === `pages.${id}`);
    await importTranslations(payload, { ...spanish, files }, null);
    expect((await stateOf(id, "es")).state).toBe("waiting");
    const publish = { collection: "pages", id, data: { _status: "published" } } as const;
    await payload.update({ ...publish, locale: "en" });
    expect(await cms.published("pages", "press", "es")).toEqual(before);
    expect((await stateOf(id, "es")).state).toBe("waiting");
    await payload.update({ ...publish, locale: "es", data: { ...publish.data, ready: true } });
    expect(await cms.published("pages", "press", "es")).not.toEqual(before);
    expect((await stateOf(id, "es")).state).toBe("done");
  });

  it("whose English changed meanwhile are rejected by name, and shown as changed once it is published", async () => {
    const id = await createPage("careers", "inSpanish");
    expect((await stateOf(id, "es")).state).toBe("done");
    const before = translated(await exported("es", "all"), "ES");
    const title = { title: "Work with us today" };
    await payload.update({ collection: "pages", id, data: { ...title, _status: "published" } });
    expect((await stateOf(id, "es")).state).toBe("changed");
    const ofPage = { ...before, files: before.files.filter((file) => file.id === `pages.${id}`) };
    expect(await importTranslations(payload, ofPage, null)).toEqual({
      written: [],
      unchanged: [],
      rejected: [{ document: `pages.${id}`, reason: "sourceChanged", texts: ["title"] }],
    });
    expect(
      await payload.findByID({ collection: "pages", id, locale: "es", draft: true }),
    ).not.toMatchObject({ title: expect.stringContaining("ES") });
  });

  it("are rejected where a placeholder or a link is lost, and where the document is not there", async () => {
    const { id } = await payload.create({
      collection: "pages",
      draft: true,
      data: { slug: "links", title: "Read {count} [manuals](/documentation)" },
    });
    const unit = { id: "title", source: "Read {count} [manuals](/documentation)" };
    const withTarget = (document: string, target: string): Xliff => ({
      language: "es",
      files: [{ id: document, units: [{ ...unit, target }] }],
    });
    for (const target of ["Lee [manuales](/documentation)", "Lee {count} [manuales](/otra)"]) {
      const report = await importTranslations(payload, withTarget(`pages.${id}`, target), null);
      expect(report.rejected).toMatchObject([{ reason: "placeholdersDiffer" }]);
    }
    for (const document of ["pages.999999", "users.1", "nothing"]) {
      const report = await importTranslations(payload, withTarget(document, "Lee"), null);
      expect(report.rejected).toMatchObject([{ reason: "unknownDocument" }]);
    }
  });

  it("leave alone what somebody else has open", async () => {
    const open = { collection: "pages", draft: true } as const;
    const { id } = await payload.create({ ...open, data: { slug: "open", title: "Open" } });
    const editor = await payload.create({
      collection: "users",
      data: {
        email: "editor@autotune.test",
        role: "editor",
        password: "development-only-Password1",
      },
    });
    await payload.create({
      collection: "payload-locked-documents",
      data: {
        document: { relationTo: "pages", value: id },
        user: { relationTo: "users", value: editor.id },
      },
    });
    const units = [{ id: "title", source: "Open", target: "Abierto" }];
    const xliff: Xliff = { language: "es", files: [{ id: `pages.${id}`, units }] };
    expect(await importTranslations(payload, xliff, null)).toMatchObject({
      written: [],
      rejected: [{ reason: "notSaved" }],
    });
    expect(
      await importTranslations(payload, xliff, { ...editor, collection: "users" }),
    ).toMatchObject({ written: [`pages.${id}`] });
  });

  it("are written with the rights of who brings them", async () => {
    const { id } = await payload.create({
      collection: "pages",
      draft: true,
      data: { slug: "rights", title: "Rights" },
    });
    const created = await payload.create({
      collection: "users",
      data: {
        email: "spanish@autotune.test",
        role: "translator",
        languages: ["es"],
        password: "development-only-Password1",
      },
    });
    // The first person of a new CMS is its admin.
    const user: User & { collection: "users" } = {
      ...created,
      role: "translator",
      collection: "users",
    };
    const xliff = (language: "es" | "de"): Xliff => ({
      language,
      files: [
        { id: `pages.${id}`, units: [{ id: "title", source: "Rights", target: "Derechos" }] },
      ],
    });
    expect(await importTranslations(payload, xliff("de"), user)).toMatchObject({
      rejected: [{ reason: "notSaved" }],
    });
    expect(await importTranslations(payload, xliff("es"), user)).toMatchObject({
      written: [`pages.${id}`],
    });
  });
});
