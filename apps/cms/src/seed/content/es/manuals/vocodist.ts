import type { SeedManual } from "../../../seed-reading.ts";
import { gettingStarted } from "./vocodist/getting-started.ts";
import { firstSession } from "./vocodist/first-session.ts";
import { controls } from "./vocodist/controls.ts";
import { spokenHook } from "./vocodist/spoken-hook.ts";
import { troubleshooting } from "./vocodist/troubleshooting.ts";
import { specifications } from "./vocodist/specifications.ts";

export const vocodist: SeedManual = {
  title: "Manual de Vocodist",
  summary:
    "Veintiséis bandas, cuatro perillas y un acorde. Cómo funciona un vocoder, con qué alimentarlo y cómo hacer que una máquina diga tu hook.",
  version: "2.1.0",
  products: ["vocodist"],
  seo: {
    title: "Manual de Vocodist",
    description:
      "Usa Vocodist: el acorde interno, MIDI o sidechain como portadora, Carrier, Formant, Grit y Mix, un hook hablado paso a paso y palabras claras.",
  },
  chapters: [gettingStarted, firstSession, controls, spokenHook, troubleshooting, specifications],
};
