import type { SeedManual } from "../../seed-reading.ts";
import { gettingStarted } from "./vocodist/getting-started.ts";
import { firstSession } from "./vocodist/first-session.ts";
import { controls } from "./vocodist/controls.ts";
import { spokenHook } from "./vocodist/spoken-hook.ts";
import { troubleshooting } from "./vocodist/troubleshooting.ts";
import { specifications } from "./vocodist/specifications.ts";

export const vocodist: SeedManual = {
  title: "Vocodist manual",
  summary:
    "Twenty-six bands, four knobs and a chord. How a vocoder works, how to feed it, and how to make a machine say your hook.",
  version: "2.1.0",
  products: ["vocodist"],
  seo: {
    title: "Vocodist manual",
    description:
      "Use Vocodist: the built-in chord, MIDI or side-chain as carrier, Carrier, Formant, Grit and Mix, a spoken hook step by step, and clear words.",
  },
  chapters: [gettingStarted, firstSession, controls, spokenHook, troubleshooting, specifications],
};
