import type { SeedManual } from "../../../seed-reading.ts";
import { gettingStarted } from "./auto-tune-hybrid/getting-started.ts";
import { firstSession } from "./auto-tune-hybrid/first-session.ts";
import { controls } from "./auto-tune-hybrid/controls.ts";
import { recordTuned } from "./auto-tune-hybrid/record-tuned.ts";
import { troubleshooting } from "./auto-tune-hybrid/troubleshooting.ts";
import { specifications } from "./auto-tune-hybrid/specifications.ts";

export const autoTuneHybrid: SeedManual = {
  title: "Manual de AutoTune Hybrid",
  summary:
    "Hybrid en Pro Tools, en hardware DSP o de forma nativa: tres perillas, un botón y una sesión en la que quien canta oye la afinación y el disco no.",
  version: "11.2.0",
  products: ["auto-tune-hybrid"],
  seo: {
    title: "Manual de AutoTune Hybrid",
    description:
      "Usa AutoTune Hybrid en Pro Tools: DSP o nativo, Retune, Flex, Throat y LIVE, grabar afinado sin perder la toma en bruto y qué revisar primero.",
  },
  chapters: [gettingStarted, firstSession, controls, recordTuned, troubleshooting, specifications],
};
