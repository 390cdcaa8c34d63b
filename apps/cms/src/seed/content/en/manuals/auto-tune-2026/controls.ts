import {
  presetSection,
  keySection,
  scaleSection,
  bypassSection,
} from "../../fragments/manual-sections/controls.ts";
import { autoTune2026Controls } from "@autotune/commerce";
import { controlTable } from "../../fragments/control-table.ts";
import type { SeedManualChapter } from "../../../seed-reading.ts";

export const controls: SeedManualChapter = {
  slug: "controls",
  title: "Controls",
  sections: [
    {
      anchor: "all",
      title: "All controls",
      parts: [
        {
          kind: "text",
          text: [
            "The numbers in parentheses are those of the picture in the ",
            {
              href: "/documentation/auto-tune-2026/getting-started#window",
              text: "interface overview",
            },
            ". Double-click a knob to return to its default.",
          ],
        },
        controlTable(autoTune2026Controls, {
          retune: "Sets how fast a note is corrected. Lower values are faster.",
          human: "Leaves long notes more of their own movement.",
          dial: "Shows the note you sing; click a note to add it to the scale or remove it.",
          ruler: "Shows where you are between two notes.",
          note: "Shows the note and how many cents you’re off.",
          preset: "Loads and saves settings.",
          key: "Sets the home note of the scale.",
          scale: "Sets which notes are allowed.",
          bypass: "Lets the voice through untouched.",
        }),
      ],
    },
    {
      anchor: "retune",
      title: "Retune",
      parts: [
        {
          kind: "picture",
          product: "auto-tune-2026",
          view: "retune",
          caption: "Retune, in the left corner.",
        },
        {
          kind: "text",
          text: "Retune is the time a note takes to reach its target. Turn it left for a fast correction, down to the hard-tuned effect at 0 ms. Turn it right for a slow one that only affects long notes. The travel of the knob isn’t even: its middle is about 38 ms, which is a good place to begin.",
        },
        {
          kind: "table",
          head: ["Setting", "What you hear", "Use it for"],
          rows: [
            ["0 to 10 ms", "Every slide turns into steps", "The effect"],
            ["10 to 40 ms", "Notes lock quickly", "The stage, dense pop, rap hooks"],
            ["40 to 120 ms", "Scoops and vibrato stay", "Ballads, confident singers"],
            ["120 to 300 ms", "Only long notes move", "Jazz, spoken passages, choirs"],
          ],
        },
      ],
    },
    {
      anchor: "human",
      title: "Human",
      parts: [
        {
          kind: "picture",
          product: "auto-tune-2026",
          view: "human",
          caption: "Human, in the right corner.",
        },
        {
          kind: "text",
          text: "Human looks at how long a note lasts. At 0, long notes are corrected as firmly as short ones. The higher you set it, the more a held note keeps its natural movement after the first moments. Short notes are corrected by Retune alone at every setting.",
        },
        {
          kind: "text",
          text: "Between 30 and 60, most voices sound like themselves. If a held note drifts away at the end of a breath, turn Human down before you make Retune faster.",
        },
      ],
    },
    {
      anchor: "dial",
      title: "The dial",
      parts: [
        {
          kind: "picture",
          product: "auto-tune-2026",
          view: "dial",
          caption: "The left side of the dial, with the pitch ruler below it.",
        },
        {
          kind: "table",
          head: ["Element", "What it means"],
          rows: [
            ["Bright note", "The note you’re singing now"],
            ["Number below it", "How far off pitch you are, in cents"],
            ["Marks under the notes", "A pitch ruler; the marks closest to your note light up"],
            ["Dark note", "Not in the scale; your voice is never tuned to it"],
            ["Click a note", "Adds it to the scale or removes it, even while you sing"],
            ["Alt-click a note", "Makes it the key"],
          ],
        },
        {
          kind: "text",
          text: "The dial turns with you: the note you sing is always at the top. A note you remove is removed in every octave, and Scale changes to your own notes.",
        },
      ],
    },
    {
      anchor: "ruler",
      title: "The pitch ruler",
      parts: [
        {
          kind: "text",
          text: "The marks between the arc and the large note divide the distance between two notes. The bright ones show how far around the target the voice moved in the last moment. A narrow bright patch is a steady note, a wide one is vibrato, and two patches are a voice that can’t decide between two notes. The ruler shows the voice as it is sung, before the correction, so it’s also a way to practice.",
        },
      ],
    },
    {
      anchor: "note",
      title: "Note and cents",
      parts: [
        {
          kind: "picture",
          product: "auto-tune-2026",
          view: "note",
          caption: "The note and how far off it is sung.",
        },
        {
          kind: "text",
          text: "The large letter is the note your voice is being moved to. The number below it says how far from that note you sing. Read it from across the room: within 10 cents you’re in tune, at 30 somebody will notice, and at 50 you’re exactly between two notes and the correction may pick the other one.",
        },
        {
          kind: "text",
          text: "If the letter is missing, AutoTune 2026 hears no pitch: silence, a breath, or a consonant.",
        },
      ],
    },
    presetSection("AutoTune 2026"),
    keySection,
    scaleSection,
    bypassSection("AutoTune 2026"),
  ],
};
