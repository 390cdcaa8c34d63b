import { parseBody } from "@autotune/contract";
import { describe, expect, test } from "vitest";
import { content } from "../content/en/index.ts";
import { artistBody, manualBody, postBody, tutorialBody } from "./reading-bodies.ts";

const english = content.reading;

describe("what is read at length", () => {
  const posts = Object.keys(english.posts).map((slug) => ({
    slug,
    body: postBody(slug),
  }));
  const tutorials = Object.keys(english.tutorials).map((slug) => ({
    slug,
    body: tutorialBody(slug),
  }));
  const artists = Object.keys(english.artists).map((slug) => ({
    slug,
    body: artistBody(slug),
  }));
  const manuals = Object.keys(english.manuals).map((slug) => ({
    slug,
    body: manualBody(slug),
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
    expect(named.filter((path) => content.products[path] === undefined)).toEqual([]);
  });

  test("never names a price, since prices come from the catalogue", () => {
    expect(JSON.stringify([posts, tutorials, artists, manuals])).not.toMatch(
      /[$€£¥₩]|\b(USD|EUR)\b/,
    );
  });

  test("is a sample where its people are invented", () => {
    expect(artists.filter(({ body }) => body?.isSample !== true)).toEqual([]);
    expect(
      posts
        .filter(({ body }) => body?.isSample)
        .map(({ slug }) => slug)
        .toSorted(),
    ).toEqual([
      "a-duet-for-one",
      "nine-songs-and-a-foot-switch",
      "the-fridge-that-was-fifty-cents-off",
    ]);
  });
});
