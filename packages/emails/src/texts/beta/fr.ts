import { fr as letter } from "../letter/fr.ts";
import type { BetaTexts } from "./beta-texts.ts";

export const fr: BetaTexts = {
  ...letter,
  withLink: {
    subject: "Votre lien vers l’app AutoTune",
    preview: "Essayez l’app iOS avant sa sortie.",
    heading: "Voici l’app",
    intro:
      "Merci de vous être inscrit à la bêta. Ouvrez ce lien sur votre iPhone ou iPad pour obtenir l’app iOS.",
  },
  linkFollows: {
    subject: "Vous êtes sur la liste de l’app AutoTune",
    preview: "Le lien suivra dès que l’app pourra être essayée.",
    heading: "Vous êtes sur la liste",
    intro:
      "Merci de vous être inscrit à la bêta. L’app iOS ne peut pas encore être essayée. Dès que ce sera possible, nous enverrons le lien à cette adresse.",
  },
  getApp: "Obtenir l’app iOS",
  notYou:
    "Si vous ne vous êtes pas inscrit, quelqu’un s’est trompé d’adresse. Vous pouvez oublier cet e-mail.",
  demonstration: "Ceci est une boutique de démonstration. Son app iOS est un exemple.",
  whyThisMail:
    "Vous recevez cet e-mail parce que cette adresse a été donnée pour essayer l’app iOS.",
};
