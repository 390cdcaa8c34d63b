import type { SeedManual } from "../../../seed-reading.ts";
import { gettingStarted } from "./auto-tune-efx-plus/getting-started.ts";
import { firstSession } from "./auto-tune-efx-plus/first-session.ts";
import { controls } from "./auto-tune-efx-plus/controls.ts";
import { performance } from "./auto-tune-efx-plus/performance.ts";
import { troubleshooting } from "./auto-tune-efx-plus/troubleshooting.ts";
import { specifications } from "./auto-tune-efx-plus/specifications.ts";

export const autoTuneEfxPlus: SeedManual = {
  title: "Manual de AutoTune EFX+",
  summary:
    "El campo, los dieciséis pads y los dieciséis pasos, y cómo cantar para que lo robótico valga la pena.",
  version: "11.2.0",
  products: ["auto-tune-efx-plus"],
  seo: {
    title: "Manual de AutoTune EFX+",
    description:
      "Toca AutoTune EFX+ como un instrumento: el campo entre humano y robot, dieciséis pads, dieciséis pasos, de la estrofa al estribillo, y arreglos.",
  },
  chapters: [gettingStarted, firstSession, controls, performance, troubleshooting, specifications],
};
