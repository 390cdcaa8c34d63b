import { cracklesSection } from "../../fragments/manual-sections/troubleshooting.ts";
import type { SeedManualChapter } from "../../../seed-reading.ts";

export const troubleshooting: SeedManualChapter = {
  slug: "troubleshooting",
  title: "Troubleshooting",
  sections: [
    {
      anchor: "sounds-wrong",
      title: "It sounds or feels wrong",
      parts: [
        {
          kind: "table",
          head: ["What you notice", "Likely cause", "Try"],
          rows: [
            [
              "The singer hears a hollow, phasing voice",
              "The dry and tuned voices are playing together",
              "Mute the dry track in the headphone mix",
            ],
            [
              "The voice is late in the headphones",
              "LIVE is off, or the native buffer is too large",
              "Click LIVE; use a smaller buffer; switch to DSP",
            ],
            [
              "The voice sounds like a cartoon",
              "Throat is too far from the center",
              "Cut the Throat amount in half",
            ],
            [
              "Wrong notes",
              "Wrong key",
              "Get the key from AutoKey, or hum the last note of the chorus and try it as the key",
            ],
            ["No correction", "Flex is too high", "Turn Flex down until you hear the correction"],
            [
              "Slides turn into steps",
              "Flex is at 0 and Retune is fast",
              "Raise Flex to 40, then slow Retune down",
            ],
            [
              "Long notes sound nailed down",
              "Retune is faster than the song needs",
              "Set Retune to 60 ms or more",
            ],
            [
              "The voice warbles between words",
              "Bleed from the headphones",
              "Turn the headphones down; use closed ones",
            ],
          ],
        },
      ],
    },
    {
      anchor: "loading",
      title: "Hybrid doesn’t load",
      parts: [
        {
          kind: "table",
          head: ["What you see", "Likely cause", "Try"],
          rows: [
            [
              "The DSP version isn’t available",
              "The session’s sample rate is above 96 kHz",
              "Use AAX Native, or open a session at 96 kHz or less",
            ],
            [
              "The DSP version can’t be inserted",
              "The hardware is out of processing power",
              "Remove some inserts, or use AAX Native for recorded parts",
            ],
            [
              "Hybrid doesn’t appear at all",
              "The installer ran while Pro Tools was open",
              "Restart Pro Tools",
            ],
            [
              "Hybrid doesn’t appear in another DAW",
              "Hybrid comes as AAX only",
              "Use AutoTune Pro or AutoTune 2026 there",
            ],
            [
              "The serial number isn’t accepted",
              "A zero typed for the letter O, or the code of another product",
              "Copy both codes from your account instead of typing them",
            ],
            [
              "All computers are in use",
              "The license is active on two computers",
              "Deactivate one in your account under Computers",
            ],
          ],
        },
      ],
    },
    cracklesSection,
  ],
};
