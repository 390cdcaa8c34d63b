import {
  cracklesSection,
  notListedSection,
} from "../../fragments/manual-sections/troubleshooting.ts";
import type { SeedManualChapter } from "../../../seed-reading.ts";

export const troubleshooting: SeedManualChapter = {
  slug: "troubleshooting",
  title: "Troubleshooting",
  sections: [
    {
      anchor: "sounds-wrong",
      title: "It sounds wrong",
      parts: [
        {
          kind: "table",
          head: ["What you hear", "Likely cause", "Try"],
          rows: [
            [
              "A note jumps to the next one",
              "Wrong key, or the scale includes a note the song doesn’t use",
              "Check the key; remove the note from the scale",
            ],
            [
              "A note flips up or down an octave",
              "The voice type doesn’t match the singer",
              "Choose the next lower or higher voice type",
            ],
            [
              "Warbling on breaths and “s” sounds",
              "Pro is tracking noise instead of pitch",
              "Raise Flex-Tune; clean up the take with Vocal Prep",
            ],
            [
              "Long notes sound stiff",
              "Fast Retune Speed without Humanize",
              "Raise Humanize to 40 and adjust by ear",
            ],
            [
              "Slides turn into steps",
              "Flex-Tune is at 0 and Retune Speed is fast",
              "Raise Flex-Tune to 40, then slow Retune Speed down",
            ],
            [
              "Vibrato disappears",
              "Retune Speed is faster than the vibrato",
              "60 ms or slower; raise Humanize",
            ],
            [
              "Nothing happens",
              "Flex-Tune is too high, or Pro is bypassed",
              "Set Flex-Tune to 0; turn bypass off",
            ],
            [
              "Two voices at the same time",
              "Room sound, bleed or a doubler before Pro",
              "Move Pro to the first insert; use a drier take",
            ],
            [
              "The tuned voice sounds thin against the dry one",
              "Both are in the mix and partly cancel out",
              "Mute the dry track",
            ],
          ],
        },
      ],
    },
    {
      anchor: "edits-moved",
      title: "Graph mode edits are in the wrong place",
      parts: [
        {
          kind: "text",
          text: "If your Graph mode edits are in the wrong place, the audio has moved since Pro captured it. Play that section again and Pro draws it anew; edits that no longer have a note under them are dropped. To be safe, commit the arrangement before you edit, or edit on a consolidated file that starts at bar one.",
        },
      ],
    },
    cracklesSection,
    notListedSection("Pro"),
  ],
};
