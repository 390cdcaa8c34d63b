import {
  presetSection,
  keySection,
  scaleSection,
  bypassSection,
} from "../../fragments/manual-sections/controls.ts";
import { autoTuneProControls } from "@autotune/commerce";
import { controlTable } from "../../fragments/control-table.ts";
import type { SeedManualChapter } from "../../../seed-reading.ts";

export const controls: SeedManualChapter = {
  slug: "controls",
  title: "Controls",
  sections: [
    {
      anchor: "automatic",
      title: "All controls",
      parts: [
        {
          kind: "text",
          text: [
            "The numbers in parentheses are those of the picture in the ",
            {
              href: "/documentation/auto-tune-pro/getting-started#window",
              text: "interface overview",
            },
            ". Double-click a knob to return to its default.",
          ],
        },
        controlTable(autoTuneProControls, {
          "retune-speed":
            "Sets how quickly a note is pulled to its target pitch. Lower values are faster.",
          "flex-tune":
            "At 0, every note is corrected. At higher values, only notes that are already close to a scale note are.",
          humanize: "Slows the correction on long notes. Short notes aren’t affected.",
          "pitch-graph":
            "Shows the sung and the corrected pitch; in Graph mode, this is where you edit.",
          keyboard: "Adds notes to the scale and removes them.",
          preset: "Loads and saves settings.",
          mode: "Automatic corrects while you sing; Graph lets you edit notes by hand afterward.",
          "voice-types": "Sets the range in which the tracker listens for the pitch.",
          key: "Sets the home note of the scale.",
          scale: "Sets which notes are allowed.",
          bypass: "Lets the voice through untouched.",
        }),
      ],
    },
    {
      anchor: "retune-speed",
      title: "Retune Speed",
      parts: [
        {
          kind: "picture",
          product: "auto-tune-pro",
          view: "retune",
          caption: "Retune Speed, at 18 ms. The lit dots show how far the knob is turned.",
        },
        {
          kind: "text",
          text: "Retune Speed is the time Pro takes to bring a note to its target. At 0 ms the note is there at once, and every slide turns into steps: the hard-tuned effect. At 300 ms only the longest notes arrive. The travel of the knob isn’t even: its middle is about 38 ms, so the settings that matter most have the most room.",
        },
        {
          kind: "table",
          head: ["Setting", "What you hear"],
          rows: [
            ["0 to 10 ms", "The hard-tuned effect. Every slide turns into steps."],
            ["10 to 40 ms", "Polished. Notes lock quickly and keep their soft onsets."],
            ["40 to 120 ms", "Natural. Scoops and vibrato stay intact."],
            ["120 to 300 ms", "Subtle. Only long notes are corrected."],
          ],
        },
        {
          kind: "text",
          text: "Set it by the shortest note that has to be in tune. At 120 beats per minute an eighth note lasts 250 ms: with 100 ms, Pro spends almost half of it on the way.",
        },
      ],
    },
    {
      anchor: "flex-tune",
      title: "Flex-Tune",
      parts: [
        {
          kind: "picture",
          product: "auto-tune-pro",
          view: "flex",
          caption: "Flex-Tune, labeled flex. Drag across the field to set it.",
        },
        {
          kind: "text",
          text: "Flex-Tune sets how close to a scale note the voice must be before Pro acts. At 0 it acts everywhere. At 100 it acts only in the last few cents around each note, so slides, scoops and blue notes pass untouched. Values between 30 and 60 suit most lead vocals.",
        },
        {
          kind: "text",
          text: "Flex-Tune and Retune Speed answer different questions: Flex-Tune decides which moments are corrected, Retune Speed how fast. If slides sound stepped, raise Flex-Tune before you slow Retune Speed down.",
        },
      ],
    },
    {
      anchor: "humanize",
      title: "Humanize",
      parts: [
        {
          kind: "picture",
          product: "auto-tune-pro",
          view: "humanize",
          caption: "Humanize, labeled human.",
        },
        {
          kind: "text",
          text: "A fast Retune Speed holds a long note too still. Humanize slows the correction down the longer a note lasts: the first moments are pulled in quickly, then the note is left to move. Short notes aren’t affected at any setting.",
        },
        {
          kind: "text",
          text: "Start at 0, find the Retune Speed that suits the short notes, then raise Humanize until the held ones breathe. Above 70, a singer who drifts on long notes will be heard drifting.",
        },
      ],
    },
    {
      anchor: "pitch-graph",
      title: "Pitch graph",
      parts: [
        {
          kind: "picture",
          product: "auto-tune-pro",
          view: "graph",
          caption: "The right half of the graph: the corrected line on its lanes.",
        },
        {
          kind: "text",
          text: "Each lane is one semitone, or 100 cents. On the left runs the pitch as it was sung, dotted; on the right the corrected pitch, bright, with a bar behind each note it was moved to. The distance between the two is what Pro did. A gap in the dotted line is a breath or a consonant, where there is no pitch to correct.",
        },
        {
          kind: "text",
          text: [
            "In Automatic mode the graph only shows. In ",
            { href: "/documentation/auto-tune-pro/graph-mode", text: "Graph mode" },
            " it’s where you edit.",
          ],
        },
      ],
    },
    {
      anchor: "keyboard",
      title: "The keyboard",
      parts: [
        {
          kind: "picture",
          product: "auto-tune-pro",
          view: "keys",
          caption:
            "Three lit keys: the notes being sung. Click a key to take its note out of the scale or put it back.",
        },
        {
          kind: "text",
          text: "Click a key to add its note to the scale or remove it. In A minor with an E major chord, for example, the song uses G# instead of G: click G out, click G# in and save the scale as a preset. The keys stand for all octaves: a note you remove is gone everywhere.",
        },
        {
          kind: "text",
          text: "Changing a key sets Scale to your own notes. Choose Major or Minor again in the menu to return to the full scale.",
        },
      ],
    },
    presetSection("Pro"),
    {
      anchor: "mode",
      title: "Mode",
      parts: [
        {
          kind: "text",
          text: "Automatic corrects in real time, with about 3 ms of latency: for recording, for the stage and for most mixes. Graph stores the pitch of the take and lets you move and redraw it note by note; your DAW compensates for the latency.",
        },
        {
          kind: "text",
          text: "You can use both. Correct the whole track in Automatic mode with gentle settings, then switch to Graph mode for the few notes that need a hand. What you edited by hand keeps your edit; everything else follows the knobs.",
        },
      ],
    },
    {
      anchor: "voice-types",
      title: "Voice types",
      parts: [
        {
          kind: "text",
          text: "These are the usual vocal ranges in a choir. Pro still tracks a singer who briefly goes outside the range. If a note flips by an octave, this is the setting to change.",
        },
        {
          kind: "table",
          head: ["Type", "Approximate range", "Frequency (Hz)"],
          rows: [
            ["Soprano", "C4 to C6", "260 to 1050"],
            ["Alto", "F3 to F5", "175 to 700"],
            ["Tenor", "C3 to C5", "130 to 525"],
            ["Bass", "E2 to E4", "80 to 330"],
            ["Instrument", "Anything that plays one note at a time", "Wide"],
          ],
        },
      ],
    },
    keySection,
    scaleSection,
    bypassSection("Pro"),
  ],
};
