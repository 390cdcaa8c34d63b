import type { ComponentType } from "react";

/** One state of a component. */
export interface Specimen {
  readonly title: string;
  /** What to look at, or what to do. */
  readonly note?: string;
  readonly language?: "de" | "ja";
  readonly Example: ComponentType;
}

/** One component with its states. */
export interface Story {
  /** Its URL: `#/button`. */
  readonly slug: string;
  readonly name: string;
  /** What it is for, in a sentence. */
  readonly about: string;
  readonly specimens: readonly Specimen[];
  /** Drawn once in the hue of each family. */
  readonly InEachHue?: ComponentType;
}

export interface StoryGroup {
  readonly title: string;
  readonly stories: readonly Story[];
}
