import type { SeedManual } from "../../seed-reading.ts";
import { gettingStarted } from "./auto-tune-pro/getting-started.ts";
import { firstSession } from "./auto-tune-pro/first-session.ts";
import { controls } from "./auto-tune-pro/controls.ts";
import { signalFlow } from "./auto-tune-pro/signal-flow.ts";
import { graphMode } from "./auto-tune-pro/graph-mode.ts";
import { workflows } from "./auto-tune-pro/workflows.ts";
import { automation } from "./auto-tune-pro/automation.ts";
import { troubleshooting } from "./auto-tune-pro/troubleshooting.ts";
import { specifications } from "./auto-tune-pro/specifications.ts";

export const autoTunePro: SeedManual = {
  title: "AutoTune Pro manual",
  summary:
    "Set up AutoTune Pro, tune in real time in Automatic mode and edit note by note in Graph mode.",
  version: "11.2.0",
  products: ["auto-tune-pro"],
  seo: {
    title: "AutoTune Pro manual",
    description:
      "Set up AutoTune Pro, choose a Retune Speed, edit a take note by note in Graph mode, and find out why a note jumps.",
  },
  chapters: [
    gettingStarted,
    firstSession,
    controls,
    signalFlow,
    graphMode,
    workflows,
    automation,
    troubleshooting,
    specifications,
  ],
};
