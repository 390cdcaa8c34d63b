import type { ReadingSection } from "@autotune/contract";
import { partsToMarkdown } from "../bodies/parts-to-markdown.ts";
import { content } from "../content/en/index.ts";
import { existingBySlug } from "../documents/existing-by-slug.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";
import { artistBody, manualBody, postBody, tutorialBody } from "../bodies/reading-bodies.ts";
import type { SeedCollection } from "../documents/seed-collection.ts";
import type { SeedReading } from "../content/seed-reading.ts";

export const postSeeds = readingSeeds("posts", (slug, ids) => {
  const post = postBody(slug);
  return post && { ...readFields(post, ids), writtenOn: noonOf(post.writtenOn) };
});

export const tutorialSeeds = readingSeeds("tutorials", (slug, ids) => {
  const tutorial = tutorialBody(slug);
  return tutorial && readFields(tutorial, ids);
});

export const artistSeeds = readingSeeds("artists", (slug, ids) => {
  const artist = artistBody(slug);
  return artist && readFields(artist, ids);
});

export const manualSeeds = readingSeeds("manuals", (slug, ids) => {
  const manual = manualBody(slug);
  if (manual === undefined) return undefined;
  const chapters = manual.chapters.map((chapter) => ({
    ...chapter,
    sections: sectionFields(chapter.sections),
  }));
  return { ...manual, chapters, products: productIds(manual.products, ids) };
});

function readingSeeds(
  collection: keyof SeedReading,
  dataOf: SeedCollection["dataOf"],
): SeedCollection {
  return {
    collection,
    keys: Object.keys(content.reading[collection]),
    findExisting: existingBySlug(collection),
    identityOf: (slug) => ({ slug }),
    dataOf,
  };
}

function readFields<Body extends { products: string[]; sections: ReadingSection[] }>(
  body: Body,
  ids: KnownIds,
) {
  return {
    ...body,
    products: productIds(body.products, ids),
    sections: sectionFields(body.sections),
  };
}

function productIds(paths: readonly string[], ids: KnownIds): number[] {
  return paths.map((path) => ids.product(path));
}

/** As an editor types them. */
function sectionFields(sections: readonly ReadingSection[]) {
  return sections.map(({ anchor, title, parts }) => ({
    anchor,
    title,
    text: partsToMarkdown(parts),
  }));
}

/** As the date picker stores a day. */
function noonOf(day: string): string {
  return `${day}T12:00:00.000Z`;
}
