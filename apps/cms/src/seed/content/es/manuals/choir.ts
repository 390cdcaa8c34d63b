import type { SeedManual } from "../../../seed-reading.ts";
import { gettingStarted } from "./choir/getting-started.ts";
import { firstSession } from "./choir/first-session.ts";
import { controls } from "./choir/controls.ts";
import { lastChorus } from "./choir/last-chorus.ts";
import { troubleshooting } from "./choir/troubleshooting.ts";
import { specifications } from "./choir/specifications.ts";

export const choir: SeedManual = {
  title: "Manual de Choir",
  summary:
    "Asientos, filas, cuerdas y cuánto ensayaron. De seis amigos detrás de un verso a una multitud en el último estribillo.",
  version: "2.1.0",
  products: ["choir"],
  seo: {
    title: "Manual de Choir",
    description:
      "Convierte una voz en muchas con Choir: asientos, cuerdas, dispersión de tono, tiempo y garganta, profundidad, una multitud y qué hacer con la papilla.",
  },
  chapters: [gettingStarted, firstSession, controls, lastChorus, troubleshooting, specifications],
};
