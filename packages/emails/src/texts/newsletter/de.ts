import { de as letter } from "../letter/de.ts";
import type { NewsletterTexts } from "./newsletter-texts.ts";

export const de: NewsletterTexts = {
  subject: "Bestätige deinen AutoTune-Newsletter",
  preview: "Ein Klick, und der nächste Newsletter kommt zu dir.",
  heading: "Dürfen wir dir schreiben?",
  intro:
    "Mit dieser Adresse wurde der AutoTune-Newsletter bestellt. Wenn du das warst, bestätige es: Dann kommen neue Tools, Sounds und Angebote in dieses Postfach.",
  confirm: "Ja, schickt mir den Newsletter",
  orOpen: "Oder öffne diese Adresse in deinem Browser",
  validFor:
    "Der Link gilt 7 Tage. Wenn du es nicht warst, brauchst du nichts zu tun: Ohne dein Ja schreiben wir nicht.",
  goodbye: "Bis zum nächsten Newsletter!",
  team: letter.team,
  demonstration:
    "Dies ist ein Demo-Shop. Die Beiträge, von denen sein Newsletter erzählt, sind Beispiele.",
  whyThisMail: "Du bekommst diese E-Mail, weil diese Adresse für den Newsletter eingetragen wurde.",
};
