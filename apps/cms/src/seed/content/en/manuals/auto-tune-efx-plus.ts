import type { SeedManual } from "../../seed-reading.ts";
import { gettingStarted } from "./auto-tune-efx-plus/getting-started.ts";
import { firstSession } from "./auto-tune-efx-plus/first-session.ts";
import { controls } from "./auto-tune-efx-plus/controls.ts";
import { signalFlow } from "./auto-tune-efx-plus/signal-flow.ts";
import { performance } from "./auto-tune-efx-plus/performance.ts";
import { workflows } from "./auto-tune-efx-plus/workflows.ts";
import { automation } from "./auto-tune-efx-plus/automation.ts";
import { troubleshooting } from "./auto-tune-efx-plus/troubleshooting.ts";
import { specifications } from "./auto-tune-efx-plus/specifications.ts";

export const autoTuneEfxPlus: SeedManual = {
  title: "AutoTune EFX+ manual",
  summary:
    "Play the field, the sixteen pads and the sixteen steps, and sing in a way that brings out the hard-tuned sound.",
  version: "11.2.0",
  products: ["auto-tune-efx-plus"],
  seo: {
    title: "AutoTune EFX+ manual",
    description:
      "Play AutoTune EFX+ like an instrument: the field from Human to Robot, sixteen pads, sixteen steps, a performance from verse to chorus, and troubleshooting.",
  },
  chapters: [
    gettingStarted,
    firstSession,
    controls,
    signalFlow,
    performance,
    workflows,
    automation,
    troubleshooting,
    specifications,
  ],
};
