import type { EmailTexts } from "./letter-texts.ts";

export const de: EmailTexts = {
  colon: ": ",
  greeting: (firstName) => (firstName === "" ? "Hallo," : `Hallo ${firstName},`),
  goodbye: "Herzliche Grüße",
  team: "Dein AutoTune-Team",
  orderNumber: "Bestellnummer",
  serialNumber: "Seriennummer",
  authenticationCode: "Authentifizierungscode",
  demonstration:
    "Dies ist ein Demo-Shop. Es wurde nichts wirklich verkauft und kein Geld abgebucht.",
  whyOrderMail: (reference) =>
    `Du bekommst diese E-Mail, weil mit dieser Adresse die Bestellung ${reference} aufgegeben wurde.`,
  chooseMails: "Auswählen, welche E-Mails du bekommst, oder keine",
};
