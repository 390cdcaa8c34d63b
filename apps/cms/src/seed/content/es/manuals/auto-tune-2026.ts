import type { SeedManual } from "../../../seed-reading.ts";
import { gettingStarted } from "./auto-tune-2026/getting-started.ts";
import { firstSession } from "./auto-tune-2026/first-session.ts";
import { controls } from "./auto-tune-2026/controls.ts";
import { onStage } from "./auto-tune-2026/on-stage.ts";
import { troubleshooting } from "./auto-tune-2026/troubleshooting.ts";
import { specifications } from "./auto-tune-2026/specifications.ts";

export const autoTune2026: SeedManual = {
  title: "Manual de AutoTune 2026",
  summary:
    "Un dial, dos perillas y una tonalidad. El manual es corto porque la ventana también lo es. Tiene un capítulo para el escenario.",
  version: "11.2.0",
  products: ["auto-tune-2026"],
  seo: {
    title: "Manual de AutoTune 2026",
    description:
      "Prepara AutoTune 2026 para el estudio o el escenario: el dial de notas, Retune y Human, un preset por canción y qué hacer si una nota salta.",
  },
  chapters: [gettingStarted, firstSession, controls, onStage, troubleshooting, specifications],
};
