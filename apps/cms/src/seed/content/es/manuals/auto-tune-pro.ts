import type { SeedManual } from "../../../seed-reading.ts";
import { gettingStarted } from "./auto-tune-pro/getting-started.ts";
import { firstSession } from "./auto-tune-pro/first-session.ts";
import { controls } from "./auto-tune-pro/controls.ts";
import { graphMode } from "./auto-tune-pro/graph-mode.ts";
import { troubleshooting } from "./auto-tune-pro/troubleshooting.ts";
import { specifications } from "./auto-tune-pro/specifications.ts";

export const autoTunePro: SeedManual = {
  title: "Manual de AutoTune Pro",
  summary:
    "El modo automático, el modo gráfico y todos los controles que hay entre los dos. Para quien tiene una toma abierta y quiere seguir con ella.",
  version: "11.2.0",
  products: ["auto-tune-pro"],
  seo: {
    title: "Manual de AutoTune Pro",
    description:
      "Prepara AutoTune Pro, elige el Retune Speed, edita una toma nota a nota en el modo gráfico y averigua por qué salta una nota.",
  },
  chapters: [gettingStarted, firstSession, controls, graphMode, troubleshooting, specifications],
};
