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
    "Seats, rows, parts and how well they rehearsed. From six friends behind a line to a crowd behind the last chorus.",
  version: "2.1.0",
  products: ["choir"],
  seo: {
    title: "Choir manual",
    description:
      "Turn one singer into many with Choir: seating, parts, spread of pitch, timing and throat, depth, a crowd for a last chorus, and what to do about mush.",
  },
  chapters: [gettingStarted, firstSession, controls, lastChorus, troubleshooting, specifications],
};
