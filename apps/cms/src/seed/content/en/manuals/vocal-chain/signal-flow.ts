import type { SeedManualChapter } from "../../../seed-reading.ts";

export const signalFlow: SeedManualChapter = {
  slug: "signal-flow",
  title: "Signal flow",
  sections: [
    {
      anchor: "path",
      title: "From microphone to mix",
      parts: [
        {
          kind: "picture",
          product: "vocal-chain-bundle",
          view: "flow",
          caption: "The way of a voice through the chain.",
        },
        {
          kind: "steps",
          items: [
            "The raw take comes in.",
            "Prep removes what doesn’t belong to the voice.",
            "AutoTune, if you use it, hears a single clean voice.",
            "EQ shapes the tone, so the Compressor doesn’t react to rumble or honk.",
            "The Compressor evens out the level, and brings up the sibilance along with everything quiet.",
            "The De-Esser takes the sibilance back.",
            "The Reverb places a finished voice in a room. On a send, the dry voice goes around it.",
            "The voice is ready for the mix.",
          ],
        },
      ],
    },
  ],
};
