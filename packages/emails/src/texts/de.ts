import { plural } from "../plural.ts";
import type { OrderTexts } from "./order-texts.ts";

const introWithSerials = plural("de", {
  one: "Deine Bestellung ist abgeschlossen, und deine Seriennummer steht gleich hier unten. Heb diese E-Mail gut auf, für den Tag, an dem du einen neuen Rechner einrichtest.",
  other:
    "Deine Bestellung ist abgeschlossen, und deine # Seriennummern stehen gleich hier unten. Heb diese E-Mail gut auf, für den Tag, an dem du einen neuen Rechner einrichtest.",
});
const previewWithSerials = plural("de", {
  one: "Mit deiner Seriennummer und den drei Schritten bis zur ersten Aufnahme.",
  other: "Mit deinen # Seriennummern und den drei Schritten bis zur ersten Aufnahme.",
});

export const de: OrderTexts = {
  subject: (reference) => `Deine AutoTune-Bestellung ${reference}`,
  preview: (serials) =>
    serials === 0
      ? "Deine Bestellung ist abgeschlossen. In drei Schritten zur ersten Aufnahme."
      : previewWithSerials(serials),
  thanks: (firstName) => (firstName === "" ? "Danke!" : `Danke, ${firstName}!`),
  intro: (serials) =>
    serials === 0
      ? "Deine Bestellung ist abgeschlossen. Alles, was du gekauft hast, wartet in deinem Konto auf dich."
      : introWithSerials(serials),
  colon: ": ",
  orderNumber: "Bestellnummer",
  placedOn: "Bestellt am",
  quantity: "Anzahl",
  licence: (ordinal, count) => `Lizenz ${ordinal} von ${count}`,
  serialNumber: "Seriennummer",
  authenticationCode: "Authentifizierungscode",
  subtotal: "Zwischensumme",
  discount: "Rabatt",
  tax: "Steuern",
  taxIncluded: "Steuern, bereits enthalten",
  total: "Gesamt",
  paidWith: (cardEnding) => `Bezahlt mit der Karte mit der Endung ${cardEnding}`,
  seeOrder: "Bestellung ansehen",
  invoice: "Rechnung öffnen",
  nextHeading: "So geht es weiter",
  steps: [
    {
      title: "Installieren",
      text: "Lade das Installationsprogramm aus deinem Konto herunter und öffne es.",
    },
    { title: "Anmelden", text: "Nimm dasselbe Konto, mit dem du bestellt hast." },
    {
      title: "Singen",
      text: "Leg es auf eine Gesangsspur, wähle die Tonart deines Songs und drück auf Aufnahme.",
    },
  ],
  goodbye: "Viel Freude bei der ersten Aufnahme!",
  team: "Dein AutoTune-Team",
  demonstration:
    "Dies ist ein Demo-Shop. Es wurde nichts wirklich verkauft und kein Geld abgebucht.",
  whyThisMail: (reference) =>
    `Du bekommst diese E-Mail, weil mit dieser Adresse die Bestellung ${reference} aufgegeben wurde.`,
};
