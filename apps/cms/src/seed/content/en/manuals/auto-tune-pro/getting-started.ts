import { installSection, updateSection } from "../../fragments/manual-sections/getting-started.ts";
import type { SeedManualChapter } from "../../../seed-reading.ts";

export const gettingStarted: SeedManualChapter = {
  slug: "getting-started",
  title: "Getting started",
  sections: [
    installSection("Pro"),
    {
      anchor: "place",
      title: "Where it goes",
      parts: [
        {
          kind: "text",
          text: "Insert Pro first on the vocal track. Pitch tracking works best on a single dry voice. The only plug-in that belongs before Pro is Vocal Prep, because it removes noise that can confuse the tracker.",
        },
        {
          kind: "text",
          text: "Compression, EQ, reverb and delay come after Pro. A reverb before it is the most common mistake: the tail of one note is still sounding when the next one starts, and the tracker hears both.",
        },
      ],
    },
    {
      anchor: "window",
      title: "Interface overview",
      parts: [
        {
          kind: "picture",
          product: "auto-tune-pro",
          view: "window",
          caption: "The AutoTune Pro window. The numbers are those of the table of controls.",
        },
        {
          kind: "text",
          text: "The large knob in the center is Retune Speed (1), with its value in milliseconds below. On either side are Flex-Tune (2) and Humanize (3), labeled flex and human. The graph (4) fills the middle of the window: the dotted line on the left shows the pitch as it was sung, the bright line on the right shows the corrected pitch. The keyboard (5) at the bottom shows the notes of the scale. The preset (6) is at the top right.",
        },
        {
          kind: "text",
          text: "The light at the left of the title bar opens a menu with the settings you choose once for each song: Mode (7), Voice Type (8), Key (9), Scale (10) and Bypass (11). The light is on while Pro corrects and goes out in bypass.",
        },
        {
          kind: "note",
          text: [
            "The picture shows the preset “lead, close”. Your window opens with the defaults of the ",
            { href: "/documentation/auto-tune-pro/controls#automatic", text: "table of controls" },
            ".",
          ],
        },
      ],
    },
    updateSection("Pro"),
  ],
};
