import { es as letter } from "../letter/es.ts";
import { es as newsletter } from "../newsletter/es.ts";
import type { DigestTexts } from "./digest-texts.ts";

export const es: DigestTexts = {
  subject: (title) => `Nuevo: ${title}`,
  preview: "Lo que hemos publicado últimamente.",
  heading: "Nuevas lecturas",
  intro: "Esto es lo que ha salido últimamente. Cada artículo se lee en unos minutos.",
  read: "Leer",
  goodbye: newsletter.goodbye,
  team: letter.team,
  colon: letter.colon,
  demonstration: newsletter.demonstration,
  whyThisMail: "Recibes este boletín porque lo confirmaste desde este buzón.",
  chooseMails: letter.chooseMails,
};
