import type { SeedManual } from "../../seed-reading.ts";
import { gettingStarted } from "./metamorph/getting-started.ts";
import { firstSession } from "./metamorph/first-session.ts";
import { controls } from "./metamorph/controls.ts";
import { duet } from "./metamorph/duet.ts";
import { troubleshooting } from "./metamorph/troubleshooting.ts";
import { specifications } from "./metamorph/specifications.ts";

export const metamorph: SeedManual = {
  title: "Metamorph manual",
  summary:
    "Use the pad and its four corners to turn your voice into another, automate the change and sing a duet with yourself.",
  version: "2.1.0",
  products: ["metamorph"],
  seo: {
    title: "Metamorph manual",
    description:
      "Turn your voice into another with Metamorph: the pad and its four corners, mix and automation, a duet with yourself step by step, and troubleshooting.",
  },
  chapters: [gettingStarted, firstSession, controls, duet, troubleshooting, specifications],
};
