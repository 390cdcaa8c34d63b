import type { SeedManual } from "../../seed-reading.ts";
import { gettingStarted } from "./auto-tune-2026/getting-started.ts";
import { firstSession } from "./auto-tune-2026/first-session.ts";
import { controls } from "./auto-tune-2026/controls.ts";
import { signalFlow } from "./auto-tune-2026/signal-flow.ts";
import { onStage } from "./auto-tune-2026/on-stage.ts";
import { workflows } from "./auto-tune-2026/workflows.ts";
import { automation } from "./auto-tune-2026/automation.ts";
import { troubleshooting } from "./auto-tune-2026/troubleshooting.ts";
import { specifications } from "./auto-tune-2026/specifications.ts";

export const autoTune2026: SeedManual = {
  title: "AutoTune 2026 manual",
  summary:
    "Set up AutoTune 2026, learn the note dial, Retune and Human, and get ready to sing with it on stage.",
  version: "11.2.0",
  products: ["auto-tune-2026"],
  seo: {
    title: "AutoTune 2026 manual",
    description:
      "Set up AutoTune 2026 for the studio or the stage: the note dial, Retune and Human, a preset for each song, and what to do when a note jumps.",
  },
  chapters: [
    gettingStarted,
    firstSession,
    controls,
    signalFlow,
    onStage,
    workflows,
    automation,
    troubleshooting,
    specifications,
  ],
};
