import type { SeedManualChapter } from "../../../seed-reading.ts";

export const workflows: SeedManualChapter = {
  slug: "workflows",
  title: "Workflows",
  sections: [
    {
      anchor: "hook",
      title: "Build a hook out of one word",
      parts: [
        {
          kind: "steps",
          items: [
            "Choose a word with an open vowel and record it on a single note, four times, with different endings: straight, rising, falling, wavering.",
            "Set the scale to your own notes: the root, the third and the fifth of the chord.",
            "Drag the field to Robot and play the four takes. The three allowed notes turn each ending into a small melody.",
            "Hold a repeats pad on the last syllable of the best one. Two sixteenths before the beat is where it grooves.",
          ],
        },
      ],
    },
    {
      anchor: "rap",
      title: "Melodic rap",
      parts: [
        {
          kind: "text",
          text: "Spoken pitch moves all the time, which is what EFX+ feeds on. Use a minor scale, start in the middle of the field and perform with more pitch than feels natural: exaggerate questions upward and endings downward. Keep echo for the gaps. If a fast passage turns to mush, move toward Human for those bars; speed needs onsets.",
        },
      ],
    },
    {
      anchor: "parallel",
      title: "Keep a human underneath",
      parts: [
        {
          kind: "text",
          text: "Duplicate the vocal track. Put EFX+ on one, and a slow, natural correction from AutoTune Pro or AutoTune 2026 on the other, 8 to 12 dB quieter. The words stay clear and the effect stays on top. Use the same key on both, and check in mono that they don’t cancel: if they do, delay the quiet one by 15 ms.",
        },
      ],
    },
    {
      anchor: "on-stage",
      title: "EFX+ on stage",
      parts: [
        {
          kind: "steps",
          items: [
            "Make one preset for each song, with key and scale, and fill only the pads you’ll really play.",
            "Set your audio interface’s buffer to 64 or 128 samples. EFX+ adds about 3 ms; the rest of the delay comes from there.",
            "Let the DAW run with the band’s click, so that echo and repeats stay in time. Without a click, leave those pads alone and play doubling only.",
            "Assign Bypass to a foot switch for the talking between songs.",
            "Ask the monitor engineer for the tuned voice only. A dry voice underneath turns every step into a wobble.",
          ],
        },
      ],
    },
  ],
};
