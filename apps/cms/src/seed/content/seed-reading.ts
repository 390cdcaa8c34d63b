import type {
  ArtistBody,
  ManualBody,
  PostBody,
  ReadingText,
  TutorialBody,
} from "@autotune/contract";

/** Plain words, in which nothing is read as markup; or words with links and marks. */
export type SeedWords = string | Readonly<ReadingText>;

/** One piece of a text of the demonstration shop. */
export type SeedReadingPart =
  | { readonly kind: "text" | "note"; readonly text: SeedWords }
  | { readonly kind: "list" | "steps"; readonly items: readonly SeedWords[] }
  | {
      readonly kind: "table";
      readonly head: readonly SeedWords[];
      readonly rows: readonly (readonly SeedWords[])[];
    }
  /** The window of a product, by its path, or a drawing of its manual. */
  | {
      readonly kind: "picture";
      readonly product: string;
      readonly view?: string;
      readonly caption: string;
    }
  | { readonly kind: "figure"; readonly value: string; readonly label: string };

export interface SeedReadingSection {
  readonly anchor: string;
  readonly title: string;
  readonly parts: readonly SeedReadingPart[];
}

interface WithSections {
  readonly sections: readonly SeedReadingSection[];
}

export type SeedPost = Omit<PostBody, "sections" | "isSample"> &
  WithSections & {
    /** A story whose people are invented. */
    readonly isSample?: true;
  };
export type SeedTutorial = Omit<TutorialBody, "sections"> & WithSections;
/** All of them are invented. */
export type SeedArtist = Omit<ArtistBody, "sections" | "isSample"> & WithSections;
export type SeedManualChapter = Omit<ManualBody["chapters"][number], "sections"> & WithSections;
export type SeedManual = Omit<ManualBody, "chapters"> & {
  readonly chapters: readonly SeedManualChapter[];
};

/** What is read at length, by slug. */
export interface SeedReading {
  readonly posts: Readonly<Record<string, SeedPost>>;
  readonly tutorials: Readonly<Record<string, SeedTutorial>>;
  readonly artists: Readonly<Record<string, SeedArtist>>;
  readonly manuals: Readonly<Record<string, SeedManual>>;
}
