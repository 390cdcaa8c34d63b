import type { SeedManual } from "../../seed-reading.ts";
import { gettingStarted } from "./harmony-engine/getting-started.ts";
import { firstSession } from "./harmony-engine/first-session.ts";
import { controls } from "./harmony-engine/controls.ts";
import { openingChorus } from "./harmony-engine/opening-chorus.ts";
import { troubleshooting } from "./harmony-engine/troubleshooting.ts";
import { specifications } from "./harmony-engine/specifications.ts";

export const harmonyEngine: SeedManual = {
  title: "Harmony Engine manual",
  summary:
    "Add up to four parts to your lead in the key of the song. Learn how intervals work and build a chorus that opens up.",
  version: "2.1.0",
  products: ["harmony-engine"],
  seo: {
    title: "Harmony Engine manual",
    description:
      "Create harmony parts with Harmony Engine: key and intervals, level, pan, throat and timing for each part, a chorus step by step, and common mistakes.",
  },
  chapters: [
    gettingStarted,
    firstSession,
    controls,
    openingChorus,
    troubleshooting,
    specifications,
  ],
};
