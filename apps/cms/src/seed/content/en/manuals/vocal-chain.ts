import type { SeedManual } from "../../seed-reading.ts";
import { gettingStarted } from "./vocal-chain/getting-started.ts";
import { firstSession } from "./vocal-chain/first-session.ts";
import { controls } from "./vocal-chain/controls.ts";
import { vocalPrep } from "./vocal-chain/vocal-prep.ts";
import { vocalEq } from "./vocal-chain/vocal-eq.ts";
import { vocalCompressor } from "./vocal-chain/vocal-compressor.ts";
import { vocalDeEsser } from "./vocal-chain/vocal-de-esser.ts";
import { vocalReverb } from "./vocal-chain/vocal-reverb.ts";
import { signalFlow } from "./vocal-chain/signal-flow.ts";
import { bedroomToMix } from "./vocal-chain/bedroom-to-mix.ts";
import { workflows } from "./vocal-chain/workflows.ts";
import { automation } from "./vocal-chain/automation.ts";
import { troubleshooting } from "./vocal-chain/troubleshooting.ts";
import { specifications } from "./vocal-chain/specifications.ts";

export const vocalChain: SeedManual = {
  title: "Vocal chain manual",
  summary:
    "Prep, EQ, Compressor, De-Esser and Reverb: every control, the right order, and how to take a bedroom recording through all five.",
  version: "2.1.0",
  products: ["vocal-prep", "vocal-eq", "vocal-compressor", "vocal-de-esser", "vocal-reverb"],
  seo: {
    title: "Vocal chain manual: Prep, EQ, Compressor, De-Esser, Reverb",
    description:
      "Every control of the five vocal chain plug-ins, their order, their latency, and a walkthrough from a raw bedroom take to a vocal that sits in the mix.",
  },
  chapters: [
    gettingStarted,
    firstSession,
    controls,
    vocalPrep,
    vocalEq,
    vocalCompressor,
    vocalDeEsser,
    vocalReverb,
    signalFlow,
    bedroomToMix,
    workflows,
    automation,
    troubleshooting,
    specifications,
  ],
};
