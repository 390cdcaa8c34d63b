import type {
  ArtistBody,
  ManualBody,
  PostBody,
  ReadingSection,
  TutorialBody,
} from "@autotune/contract";
import { content } from "../content/en/index.ts";
import { readingParts } from "./reading-parts.ts";
import type { SeedReadingSection } from "../content/seed-reading.ts";

export function postBody(slug: string): PostBody | undefined {
  const post = content.reading.posts[slug];
  return post && { ...withParts(post), isSample: post.isSample ?? false };
}

export function tutorialBody(slug: string): TutorialBody | undefined {
  const tutorial = content.reading.tutorials[slug];
  return tutorial && withParts(tutorial);
}

export function artistBody(slug: string): ArtistBody | undefined {
  const artist = content.reading.artists[slug];
  return artist && { ...withParts(artist), isSample: true };
}

export function manualBody(slug: string): ManualBody | undefined {
  const manual = content.reading.manuals[slug];
  return manual && { ...manual, chapters: manual.chapters.map(withParts) };
}

function withParts<Document extends { readonly sections: readonly SeedReadingSection[] }>(
  document: Document,
): Omit<Document, "sections"> & { sections: ReadingSection[] } {
  const sections = document.sections.map(({ parts, ...section }) => ({
    ...section,
    parts: readingParts(parts),
  }));
  return { ...document, sections };
}
