import type { SeedManual } from "../../seed-reading.ts";
import { gettingStarted } from "./auto-key/getting-started.ts";
import { firstSession } from "./auto-key/first-session.ts";
import { controls } from "./auto-key/controls.ts";
import { difficultSongs } from "./auto-key/difficult-songs.ts";
import { troubleshooting } from "./auto-key/troubleshooting.ts";
import { specifications } from "./auto-key/specifications.ts";

export const autoKey: SeedManual = {
  title: "AutoKey manual",
  summary:
    "Find the key of a song, read the confidence and send the result to AutoTune. With a chapter on songs that are hard to pin down.",
  version: "11.2.0",
  products: ["auto-key"],
  seo: {
    title: "AutoKey manual",
    description:
      "Find the key of a song with AutoKey: where to insert it, how to read the circle and the confidence, how to send the key, and when to trust your ear.",
  },
  chapters: [
    gettingStarted,
    firstSession,
    controls,
    difficultSongs,
    troubleshooting,
    specifications,
  ],
};
