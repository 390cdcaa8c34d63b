import type { SeedManual } from "../../../seed-reading.ts";
import { gettingStarted } from "./vocal-chain/getting-started.ts";
import { firstSession } from "./vocal-chain/first-session.ts";
import { controls } from "./vocal-chain/controls.ts";
import { bedroomToMix } from "./vocal-chain/bedroom-to-mix.ts";
import { troubleshooting } from "./vocal-chain/troubleshooting.ts";
import { specifications } from "./vocal-chain/specifications.ts";

export const vocalChain: SeedManual = {
  title: "Manual de la cadena vocal",
  summary:
    "Prep, EQ, Compressor, De-Esser y Reverb: qué hace cada control, en qué orden van y cómo pasa por las cinco una toma de dormitorio.",
  version: "2.1.0",
  products: ["vocal-prep", "vocal-eq", "vocal-compressor", "vocal-de-esser", "vocal-reverb"],
  seo: {
    title: "Manual de la cadena vocal: Prep, EQ, Compressor, De-Esser, Reverb",
    description:
      "Todos los controles de las cinco herramientas de la cadena vocal, su orden, su retardo y el camino de una toma en bruto a una voz asentada en la mezcla.",
  },
  chapters: [gettingStarted, firstSession, controls, bedroomToMix, troubleshooting, specifications],
};
