import type {
  ArtistBody,
  ManualBody,
  PostBody,
  ReadingSection,
  TutorialBody,
} from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { contents } from "./contents.ts";
import { readingParts } from "./reading-parts.ts";
import type { SeedReadingSection } from "./seed-reading.ts";

/** All people of the demonstration shop are invented. */
const isSample = true;

/** Undefined where the language lacks it; so are the others. */
export function postBody(language: Language, slug: string): PostBody | undefined {
  const post = contents[language].reading?.posts[slug];
  return post && { ...withParts(post), isSample };
}

export function tutorialBody(language: Language, slug: string): TutorialBody | undefined {
  const tutorial = contents[language].reading?.tutorials[slug];
  return tutorial && withParts(tutorial);
}

export function artistBody(language: Language, slug: string): ArtistBody | undefined {
  const artist = contents[language].reading?.artists[slug];
  return artist && { ...withParts(artist), isSample };
}

export function manualBody(language: Language, slug: string): ManualBody | undefined {
  const manual = contents[language].reading?.manuals[slug];
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
