interface Voice {
  /** Scales the resonances: a longer throat has a smaller number. */
  readonly throat: number;
  /** The share of a period during which the vocal folds stand open. */
  readonly openness: number;
  /** Air that is heard beside the tone. */
  readonly breathiness: number;
  readonly vibratoHertz: number;
  /** In semitones, to either side. */
  readonly vibratoDepth: number;
}

export type VoiceName = "soprano" | "alto" | "tenor";

export const voices: Readonly<Record<VoiceName, Voice>> = {
  soprano: { throat: 1.1, openness: 0.66, breathiness: 0.08, vibratoHertz: 5.8, vibratoDepth: 0.2 },
  alto: { throat: 1.02, openness: 0.62, breathiness: 0.07, vibratoHertz: 5.4, vibratoDepth: 0.27 },
  tenor: {
    throat: 0.87,
    openness: 0.55,
    breathiness: 0.045,
    vibratoHertz: 5.2,
    vibratoDepth: 0.26,
  },
};
