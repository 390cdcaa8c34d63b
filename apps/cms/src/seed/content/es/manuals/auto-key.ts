import type { SeedManual } from "../../../seed-reading.ts";
import { gettingStarted } from "./auto-key/getting-started.ts";
import { firstSession } from "./auto-key/first-session.ts";
import { controls } from "./auto-key/controls.ts";
import { difficultSongs } from "./auto-key/difficult-songs.ts";
import { troubleshooting } from "./auto-key/troubleshooting.ts";
import { specifications } from "./auto-key/specifications.ts";

export const autoKey: SeedManual = {
  title: "Manual de AutoKey",
  summary:
    "Deja que AutoKey escuche, lee cuánta seguridad tiene y pasa la tonalidad. Con un capítulo para canciones que se niegan a tener una.",
  version: "11.2.0",
  products: ["auto-key"],
  seo: {
    title: "Manual de AutoKey",
    description:
      "Encuentra la tonalidad de una canción con AutoKey: dónde insertarlo, cómo leer el círculo y la certeza, cómo enviarla y cuándo fiarte de tu oído.",
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
