import { parseBody } from "@autotune/contract";
import { languages } from "@autotune/routes";
import { describe, expect, test } from "vitest";
import { contents } from "./contents.ts";
import { artistBody, manualBody, postBody, tutorialBody } from "./reading-bodies.ts";

const english = contents.en.reading;
if (english === undefined) throw new Error("English has nothing to read");
const having = languages.filter((language) => contents[language].reading !== undefined);

test("English and Spanish have all of it", () => {
  expect(having).toEqual(["en", "es"]);
  const slugs = having.map((language) => {
    const { posts, tutorials, artists, manuals } = contents[language].reading ?? english;
    return [posts, tutorials, artists, manuals].map((documents) => Object.keys(documents).sort());
  });
  expect(slugs[1]).toEqual(slugs[0]);
});

describe.each(having)("what is read at length in %s", (language) => {
  const posts = Object.keys(english.posts).map((slug) => ({
    slug,
    body: postBody(language, slug),
  }));
  const tutorials = Object.keys(english.tutorials).map((slug) => ({
    slug,
    body: tutorialBody(language, slug),
  }));
  const artists = Object.keys(english.artists).map((slug) => ({
    slug,
    body: artistBody(language, slug),
  }));
  const manuals = Object.keys(english.manuals).map((slug) => ({
    slug,
    body: manualBody(language, slug),
  }));

  test("can be published", () => {
    const parsed = [
      ...posts.map(({ slug, body }) => [slug, parseBody("posts", body)] as const),
      ...tutorials.map(({ slug, body }) => [slug, parseBody("tutorials", body)] as const),
      ...artists.map(({ slug, body }) => [slug, parseBody("artists", body)] as const),
      ...manuals.map(({ slug, body }) => [slug, parseBody("manuals", body)] as const),
    ];
    expect(parsed.filter(([, result]) => !result.ok)).toEqual([]);
  });

  test("names products that are there", () => {
    const named = [...posts, ...tutorials, ...artists, ...manuals].flatMap(
      ({ body }) => body?.products ?? [],
    );
    expect(named.filter((path) => contents.en.products[path] === undefined)).toEqual([]);
  });

  test("never says a price, since prices come from the catalogue", () => {
    expect(JSON.stringify([posts, tutorials, artists, manuals])).not.toMatch(
      /[$€£¥₩]|\b(USD|EUR)\b/,
    );
  });

  test("tells that its people are invented", () => {
    expect([...posts, ...artists].filter(({ body }) => body?.isSample !== true)).toEqual([]);
  });

  test("has the English chapters and anchors, which belong to the addresses", () => {
    for (const { slug, body } of [...posts, ...tutorials, ...artists])
      expect(anchorsOf(body), slug).toEqual(
        anchorsOf(english.posts[slug] ?? english.tutorials[slug] ?? english.artists[slug]),
      );
    for (const { slug, body } of manuals)
      expect(chaptersOf(body), slug).toEqual(chaptersOf(english.manuals[slug]));
  });
});

interface WithSections {
  readonly sections: readonly { readonly anchor: string }[];
}

function anchorsOf(document: WithSections | undefined): string[] {
  return (document?.sections ?? []).map(({ anchor }) => anchor);
}

function chaptersOf(
  manual: { readonly chapters: readonly (WithSections & { readonly slug: string })[] } | undefined,
) {
  return (manual?.chapters ?? []).map((chapter) => [chapter.slug, anchorsOf(chapter)]);
}
