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
              "Nothing happens",
              "Flex-Tune is too high, or Pro is bypassed",
              "Set Flex-Tune to 0; turn bypass off",
            ],
            [
              "Two voices at the same time",
              "Room sound, bleed or a doubler before Pro",
              "Move Pro to the first insert; use a drier take",
            ],
          ],
        },
      ],
    },
    {
      anchor: "wrong-place",
      title: "Pro doesn’t appear or won’t activate",
      parts: [
        {
          kind: "text",
          text: "If your DAW doesn’t list Pro, rescan your plug-ins. If you see a message that all computers are in use, deactivate one in your account under Computers: a license works on two at a time.\n\nIf your Graph mode edits are in the wrong place, the audio has moved since Pro captured it. Play that section again.",
        },
      ],
    },
  ],
};
