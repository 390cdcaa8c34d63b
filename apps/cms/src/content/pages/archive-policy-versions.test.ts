import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startCms, type TestCms } from "../../testing/start-cms.ts";

let cms: TestCms;
let payload: Payload;
beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
});
afterAll(() => cms.stop());

const collection = "pages";
const hero = (headline: string, id?: string) => [
  { blockType: "hero" as const, headline, text: "", ...(id === undefined ? {} : { id }) },
];

async function publishTerms(slug: string) {
  const page = await payload.create({
    collection,
    locale: "en",
    data: {
      slug,
      title: "Terms",
      blocks: hero("One"),
      policy: { version: 1 },
      ready: true,
      _status: "published",
    },
  });
  const block = page.blocks?.[0]?.id ?? "";
  const publish = (data: object, locale: "en" | "de" = "en") =>
    payload.update({ collection, id: page.id, locale, data: { ...data, _status: "published" } });
  return { publish, change: (words: string) => ({ blocks: hero(words, block) }) };
}

const headlines = (bodies: unknown[]) =>
  bodies.map((body) => JSON.parse(JSON.stringify(body)).blocks[0].headline);

async function archived(slug: string, versions: readonly number[], language: "en" | "de" = "en") {
  return headlines(
    await Promise.all(
      versions.map((version) => cms.published("policy-versions", `${slug}/${version}`, language)),
    ),
  );
}

test("[LEGAL-08] every published version of a text stays as it was", async () => {
  const { publish, change } = await publishTerms("kept-terms");
  await publish({ ...change("Two"), policy: { version: 2 } });
  expect(await archived("kept-terms", [1, 2])).toEqual(["One", "Two"]);
  expect(headlines([await cms.published(collection, "kept-terms", "en")])).toEqual(["Two"]);
});

test("[LEGAL-08] words don't change under a version that customers may have agreed to", async () => {
  const { publish, change } = await publishTerms("fixed-terms");
  await expect(publish(change("Changed"))).rejects.toMatchObject({
    data: {
      errors: [
        { path: "policy.version", message: expect.stringContaining("Count the version up") },
      ],
    },
  });
  expect(await archived("fixed-terms", [1])).toEqual(["One"]);
  // The same words again, and what is no part of them, may be published.
  await publish({ seo: { description: "For search engines" } });
});

test("a translation is added to its version, and is as final", async () => {
  const { publish, change } = await publishTerms("translated-terms");
  await publish({ title: "AGB", ...change("Eins"), ready: true }, "de");
  expect(await archived("translated-terms", [1], "de")).toEqual(["Eins"]);
  await expect(publish(change("Anders"), "de")).rejects.toMatchObject({ status: 400 });
});
