import {
  presetSection,
  keySection,
  scaleSection,
  bypassSection,
} from "../../fragments/manual-sections/controls.ts";
import { autoTuneHybridControls } from "@autotune/commerce";
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
              href: "/documentation/auto-tune-hybrid/getting-started#window",
              text: "interface overview",
            },
            ". Settings are the same on DSP and natively.",
          ],
        },
        controlTable(autoTuneHybridControls, {
          retune: "Sets how fast notes are corrected. 0 ms gives you the hard-tuned effect.",
          flex: "Sets how close to a note you must be before it’s corrected. High values leave slides alone.",
          throat:
            "Changes the modeled throat length. A longer throat adds chest; a shorter one makes the voice lighter.",
          live: "Turns off processing that adds latency.",
          latency: "Shows the delay that Hybrid adds now.",
          lights: "Shows the sung and the corrected melody.",
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
          product: "auto-tune-hybrid",
          view: "encoders",
          caption: "The three encoders. The lit part of each ring is its value.",
        },
        {
          kind: "text",
          text: "Retune is the time a note takes to reach its target. Its travel isn’t even: the middle of the ring is about 38 ms, so the fast settings have the most room.",
        },
        {
          kind: "table",
          head: ["Setting", "What you hear"],
          rows: [
            ["0 to 10 ms", "The hard-tuned effect"],
            ["10 to 40 ms", "Firm; every note is held"],
            ["40 to 80 ms", "What a singer wants in the headphones"],
            ["80 to 300 ms", "Only long notes are corrected"],
          ],
        },
      ],
    },
    {
      anchor: "flex",
      title: "Flex",
      parts: [
        {
          kind: "text",
          text: "Flex decides which moments are corrected at all. At 0, Hybrid acts wherever the voice is. At 50 it acts once you are about a quarter of a semitone from a note; at 100, only in the last few cents. What is farther away passes untouched: slides, scoops, falls at the end of a line.",
        },
        {
          kind: "text",
          text: "For headphones, use plenty of it. A singer who slides into a note and feels it being pulled early starts to sing against the plug-in.",
        },
      ],
    },
    {
      anchor: "throat",
      title: "Throat",
      parts: [
        {
          kind: "text",
          text: "Throat models the length of the singer’s throat, independently of the pitch. The center leaves it as it is. Turn right for a longer throat and more chest, left for a shorter one and a lighter, younger tone. A few lights on either side of the center are enough for a thin take; at the ends of the ring the voice becomes a character.",
        },
        {
          kind: "text",
          text: "Leave Throat at the center while you record. People sing differently when they hear a different voice, and you can’t undo a performance.",
        },
      ],
    },
    {
      anchor: "live",
      title: "LIVE",
      parts: [
        {
          kind: "picture",
          product: "auto-tune-hybrid",
          view: "live",
          caption: "LIVE is on, with the latency below it.",
        },
        {
          kind: "text",
          text: "LIVE turns off processing that adds latency. On DSP, about 2 ms remain; the exact value appears below the button. Natively, latency is about 3 ms plus the playback engine’s buffer.",
        },
        {
          kind: "note",
          text: "Turn LIVE on while you record and off while you mix. Latency doesn’t matter in the mix.",
        },
      ],
    },
    {
      anchor: "latency",
      title: "Latency",
      parts: [
        {
          kind: "text",
          text: "The number below LIVE is the delay that Hybrid itself adds, measured for the current sample rate and engine. It doesn’t include converters, the mixer or other inserts. For all the plug-ins of the track together, read the delay compensation view in Pro Tools.",
        },
      ],
    },
    {
      anchor: "lights",
      title: "Wall of lights",
      parts: [
        {
          kind: "picture",
          product: "auto-tune-hybrid",
          view: "lights",
          caption: "Pale lights are what is sung, bright lights what comes out.",
        },
        {
          kind: "text",
          text: "Each row is a step of the scale, each column a short moment, and the newest moment is on the right. Lights next to a bright one glow faintly, so a steady note looks like a bar and a slide looks like stairs. It is large enough to be read from the booth: a singer who sees the pale lights above the bright ones is sharp, and can do something about it.",
        },
      ],
    },
    presetSection("Hybrid"),
    keySection,
    scaleSection,
    bypassSection("Hybrid"),
    {
      anchor: "where",
      title: "DSP or native",
      parts: [
        {
          kind: "table",
          head: ["Feature", "DSP", "Native"],
          rows: [
            ["Best for", "Recording and headphone monitoring", "Mixing and laptops"],
            ["Latency", "About 2 ms with LIVE", "About 3 ms, plus the buffer"],
            ["Sample rates", "44.1 to 96 kHz", "44.1 to 192 kHz"],
            ["Settings and sound", "Identical", "Identical"],
          ],
        },
      ],
    },
  ],
};
