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
    "Learn how a vocoder works, set Carrier, Formant, Grit and Mix, choose a carrier and create a spoken hook.",
  version: "2.1.0",
  products: ["vocodist"],
  seo: {
    title: "Vocodist manual",
    description:
      "Use Vocodist with the built-in chord, MIDI or a side-chain: Carrier, Formant, Grit and Mix, a spoken hook step by step, and how to keep words clear.",
  },
  chapters: [gettingStarted, firstSession, controls, spokenHook, troubleshooting, specifications],
};
