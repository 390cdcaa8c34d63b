import { de as letter } from "../letter/de.ts";
import type { BetaTexts } from "./beta-texts.ts";

export const de: BetaTexts = {
  ...letter,
  withLink: {
    subject: "Dein Link zur AutoTune-App",
    preview: "Probiere die iOS-App, bevor sie erscheint.",
    heading: "Hier ist die App",
    intro:
      "Danke, dass du dich für die Beta angemeldet hast. Öffne diesen Link auf deinem iPhone oder iPad, dann bekommst du die iOS-App.",
  },
  linkFollows: {
    subject: "Du stehst auf der Liste für die AutoTune-App",
    preview: "Der Link folgt, sobald man die App ausprobieren kann.",
    heading: "Du stehst auf der Liste",
    intro:
      "Danke, dass du dich für die Beta angemeldet hast. Noch kann man die iOS-App nicht ausprobieren. Sobald es geht, schicken wir den Link an diese Adresse.",
  },
  getApp: "iOS-App holen",
  notYou:
    "Wenn du dich nicht angemeldet hast, hat sich jemand bei der Adresse vertippt. Du kannst diese E-Mail vergessen.",
  demonstration: "Dies ist ein Demo-Shop. Seine iOS-App ist ein Beispiel.",
  whyThisMail:
    "Du bekommst diese E-Mail, weil mit dieser Adresse jemand die iOS-App ausprobieren wollte.",
};
