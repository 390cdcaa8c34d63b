import { de as letter } from "../letter/de.ts";
import type { InquiryTexts } from "./inquiry-texts.ts";

export const de: InquiryTexts = {
  ...letter,
  subject: "Deine Anfrage ist da",
  preview: "Ein Angebot für deine Schule kommt innerhalb von zwei Werktagen.",
  heading: "Deine Anfrage ist angekommen",
  intro:
    "Danke, dass du nach einer Standortlizenz für deine Schule fragst. Wir lesen jede Anfrage selbst.",
  seats: "Plätze",
  next: "Wir antworten innerhalb von zwei Werktagen mit einem Angebot. Fehlt etwas, antworte einfach auf diese E-Mail.",
  notYou:
    "Hast du uns nichts gefragt, hat sich jemand bei der Adresse vertippt. Du kannst diese E-Mail vergessen: Wir bewahren nichts auf.",
  whyThisMail:
    "Du bekommst diese E-Mail, weil diese Adresse in einer Anfrage für eine Schule angegeben wurde.",
};
