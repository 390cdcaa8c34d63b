import {
  vocalPrepControls,
  vocalEqControls,
  vocalCompressorControls,
  vocalDeEsserControls,
  vocalReverbControls,
} from "@autotune/commerce";
import { controlTable } from "../../fragments/control-table.ts";
import type { SeedManualChapter } from "../../../seed-reading.ts";

export const controls: SeedManualChapter = {
  slug: "controls",
  title: "Controls",
  sections: [
    {
      anchor: "prep",
      title: "Vocal Prep",
      parts: [
        controlTable(vocalPrepControls, {
          blade: "Shows the take before and after: noisy on the right, clean on the left.",
          noise:
            "Learns the noise in the pauses and removes it from the whole take. The window shows by how many dB.",
          room: "Reduces the sound of the room. Shown in percent.",
          clicks: "Finds and removes mouth and cable clicks, and counts them.",
          level: "Evens out the volume from phrase to phrase, like riding a fader.",
        }),
      ],
    },
    {
      anchor: "eq",
      title: "Vocal EQ",
      parts: [
        controlTable(vocalEqControls, {
          rumble: "Cuts footsteps, traffic and handling noise below the voice.",
          body: "Adds or removes warmth.",
          nasal: "Finds the honk and turns it down.",
          air: "Opens the top of the voice.",
          following: "Keeps a band at the same distance from the note you sing.",
        }),
      ],
    },
    {
      anchor: "compressor",
      title: "Vocal Compressor",
      parts: [
        controlTable(vocalCompressorControls, {
          threshold: "Sets the level where compression begins.",
          ratio: "Sets the amount of compression. At 4:1, 8 dB over the threshold become 2 dB.",
          release: "Sets how quickly compression stops.",
          history: "Shows the level as sung, as compressed, and what was taken away.",
          curve: "Shows what comes out for what goes in.",
          attack: "Sets how quickly compression starts. A slower attack keeps “t” and “k” crisp.",
          "look-ahead": "Reacts before a peak arrives; adds 5 ms of latency.",
          output: "Makes up for the gain reduction.",
        }),
      ],
    },
    {
      anchor: "de-esser",
      title: "Vocal De-Esser",
      parts: [
        controlTable(vocalDeEsserControls, {
          band: "Sets the range to process; often 5 to 9 kHz.",
          spectrogram: "Shows the words as they go by, with the cuts in every “s”.",
          reduction: "Sets how far each “s” is turned down.",
          monitor: "Plays only what’s being removed.",
        }),
      ],
    },
    {
      anchor: "reverb",
      title: "Vocal Reverb",
      parts: [
        controlTable(vocalReverbControls, {
          decay: "Sets how long the reverb lasts.",
          tail: "Shows how the sound dies away.",
          distance: "Moves the singer back: changes reflections, tone and tail together.",
          "back-wall": "Makes the room deeper.",
          "pre-delay": "Sets the gap before the reverb starts.",
          ducking: "Turns the reverb down while you sing.",
          dry: "Turns the direct voice on or off.",
        }),
      ],
    },
  ],
};
