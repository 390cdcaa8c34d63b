import { it as letter } from "../letter/it.ts";
import type { BetaTexts } from "./beta-texts.ts";

export const it: BetaTexts = {
  ...letter,
  withLink: {
    subject: "Il tuo link all’app AutoTune",
    preview: "Prova l’app per iOS prima che esca.",
    heading: "Ecco l’app",
    intro:
      "Grazie per l’iscrizione alla beta. Apri questo link sul tuo iPhone o iPad per avere l’app per iOS.",
  },
  linkFollows: {
    subject: "Sei nella lista per l’app AutoTune",
    preview: "Il link arriva appena l’app si può provare.",
    heading: "Sei nella lista",
    intro:
      "Grazie per l’iscrizione alla beta. L’app per iOS non si può ancora provare. Appena sarà possibile, manderemo il link a questo indirizzo.",
  },
  getApp: "Ottieni l’app per iOS",
  notYou:
    "Se non ti sei iscritto, qualcuno ha sbagliato indirizzo. Puoi dimenticare questa e-mail.",
  demonstration: "Questo è un negozio dimostrativo. La sua app per iOS è un esempio.",
  whyThisMail:
    "Ricevi questa e-mail perché questo indirizzo è stato dato per provare l’app per iOS.",
};
