import type { SeedManual } from "../../seed-reading.ts";
import { gettingStarted } from "./choir/getting-started.ts";
import { firstSession } from "./choir/first-session.ts";
import { controls } from "./choir/controls.ts";
import { lastChorus } from "./choir/last-chorus.ts";
import { troubleshooting } from "./choir/troubleshooting.ts";
import { specifications } from "./choir/specifications.ts";

export const choir: SeedManual = {
  title: "Choir manual",
  summary:
    "Fill seats and rows, choose parts and set the spread, from six voices behind a line to a crowd behind the last chorus.",
  version: "2.1.0",
  products: ["choir"],
  seo: {
    title: "Choir manual",
    description:
      "Turn one singer into many with Choir: seats, parts, spread of pitch, timing and throat, a crowd for the last chorus, and troubleshooting.",
  },
  chapters: [gettingStarted, firstSession, controls, lastChorus, troubleshooting, specifications],
};
