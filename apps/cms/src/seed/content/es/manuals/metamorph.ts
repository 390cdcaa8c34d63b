import type { SeedManual } from "../../../seed-reading.ts";
import { gettingStarted } from "./metamorph/getting-started.ts";
import { firstSession } from "./metamorph/first-session.ts";
import { controls } from "./metamorph/controls.ts";
import { duet } from "./metamorph/duet.ts";
import { troubleshooting } from "./metamorph/troubleshooting.ts";
import { specifications } from "./metamorph/specifications.ts";

export const metamorph: SeedManual = {
  title: "Manual de Metamorph",
  summary:
    "Un pad con cuatro esquinas y un dedo. Cómo alejarte de ti poco a poco, automatizar el camino y hacer a dúo lo que cantaste a solas.",
  version: "2.1.0",
  products: ["metamorph"],
  seo: {
    title: "Manual de Metamorph",
    description:
      "Convierte una voz en otra con Metamorph: el pad y sus cuatro esquinas, mezcla y automatización, un dúo contigo paso a paso y cómo mantenerlo claro.",
  },
  chapters: [gettingStarted, firstSession, controls, duet, troubleshooting, specifications],
};
