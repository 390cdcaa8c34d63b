import { installSection, updateSection } from "../../fragments/manual-sections/getting-started.ts";
import type { SeedManualChapter } from "../../../seed-reading.ts";

export const gettingStarted: SeedManualChapter = {
  slug: "getting-started",
  title: "Getting started",
  sections: [
    installSection("AutoTune 2026"),
    {
      anchor: "place",
      title: "Where it goes",
      parts: [
        {
          kind: "text",
          text: "Insert AutoTune 2026 at the start of the vocal track, before the compressor, reverb and delay. Only Vocal Prep goes before it. If it comes after an echo, it hears two voices and can’t tell which one to tune.",
        },
        {
          kind: "text",
          text: "On stage the same rule holds in the rack or in the live set: microphone, AutoTune 2026, everything else.",
        },
      ],
    },
    {
      anchor: "window",
      title: "Interface overview",
      parts: [
        {
          kind: "picture",
          product: "auto-tune-2026",
          view: "window",
          caption: "The AutoTune 2026 window. The numbers are those of the table of controls.",
        },
        {
          kind: "text",
          text: "The note dial (3) fills the window. Notes are arranged in an arc that extends half an octave to each side of the note you’re singing. Under it is the pitch ruler (4). The note itself appears in large type (5), along with how many cents you’re off: plus is sharp, minus is flat. A semitone is 100 cents.",
        },
        {
          kind: "text",
          text: "Retune (1) is in the left corner and Human (2) is in the right. The preset (6) is in the bar at the top. The light at the left of the bar opens a short menu with Key (7), Scale (8) and Bypass (9). There is no second page: every control is in this one window.",
        },
        {
          kind: "note",
          text: [
            "The picture shows a preset for a song in A minor. Your window opens with the defaults of the ",
            { href: "/documentation/auto-tune-2026/controls#all", text: "table of controls" },
            ".",
          ],
        },
      ],
    },
    updateSection("AutoTune 2026"),
  ],
};
