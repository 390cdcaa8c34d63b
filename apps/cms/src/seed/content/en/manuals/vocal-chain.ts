import type { SeedManual } from "../../seed-reading.ts";
import { gettingStarted } from "./vocal-chain/getting-started.ts";
import { firstSession } from "./vocal-chain/first-session.ts";
import { controls } from "./vocal-chain/controls.ts";
import { bedroomToMix } from "./vocal-chain/bedroom-to-mix.ts";
import { troubleshooting } from "./vocal-chain/troubleshooting.ts";
import { specifications } from "./vocal-chain/specifications.ts";

export const vocalChain: SeedManual = {
  title: "Vocal chain manual",
  summary:
    "Prep, EQ, Compressor, De-Esser and Reverb: what each control does, in which order they go, and how a bedroom take gets through all five.",
  version: "2.1.0",
  products: ["vocal-prep", "vocal-eq", "vocal-compressor", "vocal-de-esser", "vocal-reverb"],
  seo: {
    title: "Vocal chain manual: Prep, EQ, Compressor, De-Esser, Reverb",
    description:
      "All controls of the five vocal chain tools, their order, their delay, and a walk from a raw bedroom take to a voice that stands in the mix.",
  },
  chapters: [gettingStarted, firstSession, controls, bedroomToMix, troubleshooting, specifications],
};
