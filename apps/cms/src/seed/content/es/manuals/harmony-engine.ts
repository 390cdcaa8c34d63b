import type { SeedManual } from "../../../seed-reading.ts";
import { gettingStarted } from "./harmony-engine/getting-started.ts";
import { firstSession } from "./harmony-engine/first-session.ts";
import { controls } from "./harmony-engine/controls.ts";
import { openingChorus } from "./harmony-engine/opening-chorus.ts";
import { troubleshooting } from "./harmony-engine/troubleshooting.ts";
import { specifications } from "./harmony-engine/specifications.ts";

export const harmonyEngine: SeedManual = {
  title: "Manual de Harmony Engine",
  summary:
    "Cuatro voces junto a la tuya, en la tonalidad de la canción. Qué quiere decir aquí un intervalo y cómo construir un estribillo que se abra.",
  version: "2.1.0",
  products: ["harmony-engine"],
  seo: {
    title: "Manual de Harmony Engine",
    description:
      "Haz armonías con Harmony Engine: tonalidad e intervalos, nivel, paneo, garganta y tiempo de cada voz, un estribillo paso a paso y errores comunes.",
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
