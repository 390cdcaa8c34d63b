import type { SeedManual } from "../../seed-reading.ts";
import { gettingStarted } from "./auto-tune-hybrid/getting-started.ts";
import { firstSession } from "./auto-tune-hybrid/first-session.ts";
import { controls } from "./auto-tune-hybrid/controls.ts";
import { signalFlow } from "./auto-tune-hybrid/signal-flow.ts";
import { recordTuned } from "./auto-tune-hybrid/record-tuned.ts";
import { workflows } from "./auto-tune-hybrid/workflows.ts";
import { automation } from "./auto-tune-hybrid/automation.ts";
import { troubleshooting } from "./auto-tune-hybrid/troubleshooting.ts";
import { specifications } from "./auto-tune-hybrid/specifications.ts";

export const autoTuneHybrid: SeedManual = {
  title: "AutoTune Hybrid manual",
  summary:
    "Run Hybrid in Pro Tools on DSP hardware or natively, set Retune, Flex, Throat and LIVE, and let the singer hear the tuned voice while you record it dry.",
  version: "11.2.0",
  products: ["auto-tune-hybrid"],
  seo: {
    title: "AutoTune Hybrid manual",
    description:
      "Use AutoTune Hybrid in Pro Tools: DSP or native, Retune, Flex, Throat and LIVE, monitoring tuned while you record dry, and troubleshooting.",
  },
  chapters: [
    gettingStarted,
    firstSession,
    controls,
    signalFlow,
    recordTuned,
    workflows,
    automation,
    troubleshooting,
    specifications,
  ],
};
