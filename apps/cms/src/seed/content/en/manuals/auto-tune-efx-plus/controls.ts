import {
  presetSection,
  keySection,
  scaleSection,
  bypassSection,
} from "../../fragments/manual-sections/controls.ts";
import { autoTuneEfxPlusControls } from "@autotune/commerce";
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
              href: "/documentation/auto-tune-efx-plus/getting-started#window",
              text: "interface overview",
            },
            ".",
          ],
        },
        controlTable(autoTuneEfxPlusControls, {
          field: "Sets how hard notes snap, from Human to Robot.",
          pads: "Add doubling, echo or repeats while you hold them.",
          steps: "Show the position in the bar.",
          preset: "Loads and saves settings.",
          key: "Sets the home note of the scale.",
          scale: "Sets which notes are allowed.",
          bypass: "Lets the voice through untouched.",
        }),
      ],
    },
    {
      anchor: "field",
      title: "The field",
      parts: [
        {
          kind: "picture",
          product: "auto-tune-efx-plus",
          view: "field",
          caption: "The upper part of the field. The lit circle is where your finger is.",
        },
        {
          kind: "table",
          head: ["Position", "What it does"],
          rows: [
            [
              "Human, bottom right",
              "The gentlest setting: still hard-tuned, with note onsets left intact",
            ],
            ["The middle", "Clearly stepped"],
            ["Robot, top left", "Every note snaps immediately, with nothing in between"],
            ["The trail", "Shows where you’ve been; it isn’t played back"],
          ],
        },
        {
          kind: "text",
          text: "Two things change as you drag. From right to left, notes snap faster. From bottom to top, less of the way into each note is left. That’s why the two free corners are worth a visit: top right is fast but smooth, bottom left is slow but without any scoop.",
        },
      ],
    },
    {
      anchor: "pads",
      title: "The sixteen pads",
      parts: [
        {
          kind: "picture",
          product: "auto-tune-efx-plus",
          view: "pads",
          caption: "The upper rows of pads. The lit pad is being held.",
        },
        {
          kind: "table",
          head: ["Pad", "What you hear", "Good for"],
          rows: [
            ["Doubling", "A second voice next to yours", "Last lines, hooks"],
            ["Echo", "Repeats behind your voice, in tempo", "Gaps between lines"],
            ["Repeats", "The word repeated immediately, in steps", "Single syllables"],
            ["Unlit", "No effect; the pad is empty", "Singing without an effect"],
          ],
        },
        {
          kind: "text",
          text: "The rows are sorted: doubling at the top, echo below it, then repeats, and in the last row mixtures of two. Within a row, a brighter pad is a stronger effect. A preset decides which pads are filled, so a preset with few lit pads is one that is easy to play.",
        },
      ],
    },
    {
      anchor: "hold",
      title: "Hold a pad",
      parts: [
        {
          kind: "text",
          text: "A pad is active while you hold it and stops when you release it. For an effect that stays on, draw it as automation in your DAW. For an effect on a single word, play the pad by hand: it’s easier to hit the right moment.",
        },
        {
          kind: "text",
          text: "An echo that you release fades out in tempo. Doubling and repeats stop at once, at the next step.",
        },
      ],
    },
    {
      anchor: "steps",
      title: "The sixteen steps",
      parts: [
        {
          kind: "picture",
          product: "auto-tune-efx-plus",
          view: "steps",
          caption: "The steps below the pads. Every fourth one is a beat.",
        },
        {
          kind: "table",
          head: ["What you see", "What it means"],
          rows: [
            ["One step", "A sixteenth note; the row is one bar of 4/4"],
            ["Every fourth step lit", "The beats"],
            ["The white step", "The current position"],
            ["Steps don’t move", "Your DAW isn’t playing"],
          ],
        },
        {
          kind: "text",
          text: "Echo and repeats lock to these steps at the tempo of your DAW. In other meters the row still shows sixteen sixteenths and starts again at the bar line, so watch the lit beats rather than the end of the row.",
        },
      ],
    },
    presetSection("EFX+"),
    keySection,
    scaleSection,
    bypassSection("EFX+"),
  ],
};
