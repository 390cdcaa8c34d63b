import type { phrases, PitchTrack } from "@autotune/voice";
import type { Sound } from "../sound/sound.ts";

export type PhraseName = keyof typeof phrases;

/** The input of a product. */
export interface Take {
  readonly samples: Float32Array;
  readonly track: PitchTrack;
}

interface Rendering {
  readonly sound: Sound;
  /** The voice whose pitch is shown, where many sound at once. */
  readonly lead?: Float32Array;
}

/** How a product's before and after are made. */
export interface Recipe {
  readonly phrase: PhraseName;
  /** Gives the singer the fault that the product mends; the name goes into the file's. */
  readonly spoil?: { readonly name: string; readonly make: (clean: Take) => Promise<Float32Array> };
  readonly after: (before: Take) => Rendering | Promise<Rendering>;
}
