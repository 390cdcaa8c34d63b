import type { SeedManualChapter } from "../../../seed-reading.ts";

export const workflows: SeedManualChapter = {
  slug: "workflows",
  title: "Workflows",
  sections: [
    {
      anchor: "transparent-lead",
      title: "A lead vocal nobody suspects",
      parts: [
        {
          kind: "steps",
          items: [
            "Comp the takes first. Correction can’t give a tired take its energy back.",
            "Retune Speed 60 ms, Flex-Tune 40, Humanize 30, key and scale set.",
            "Listen to the verse at low volume. Small pitch errors are easier to hear when it’s quiet.",
            "Automate Retune Speed for the chorus: 35 ms, where the music is dense and the voice has to stay on top.",
            "Fix what is left, usually three or four notes, in Graph mode.",
          ],
        },
      ],
    },
    {
      anchor: "backing-stack",
      title: "A tight stack of backing vocals",
      parts: [
        {
          kind: "text",
          text: "Backing vocals can take more correction than a lead, because nobody follows a single one. Use 15 to 25 ms, Flex-Tune 0 and Humanize 20 on every track, with the same key. Then change one thing on each track: a slightly different Retune Speed or a few milliseconds of track delay. Identical settings on doubled takes make them sound like one voice with a flanger.",
        },
      ],
    },
    {
      anchor: "the-effect",
      title: "The effect, on purpose",
      parts: [
        {
          kind: "text",
          text: [
            "Set Retune Speed to 0 ms, Flex-Tune and Humanize to 0, and choose as few notes as the melody needs. Sing slides: the effect lives between the notes. If a word flips between two notes, remove the one you don’t want on the keyboard. For pads, echo and doubling behind it, see ",
            { href: "/documentation/auto-tune-efx-plus", text: "AutoTune EFX+" },
            ".",
          ],
        },
      ],
    },
  ],
};
