import { plural } from "../../plural.ts";
import { everyInterval } from "../every-interval.ts";
import { de as letter } from "../letter/de.ts";
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
  ...letter,
  opening: {
    completed: {
      subject: (reference) => `Deine AutoTune-Bestellung ${reference}`,
      preview: (serials) =>
        serials === 0
          ? "Deine Bestellung ist abgeschlossen. In drei Schritten zur ersten Aufnahme."
          : previewWithSerials(serials),
      intro: (serials) =>
        serials === 0
          ? "Deine Bestellung ist abgeschlossen. Alles daraus wartet in deinem Konto auf dich."
          : introWithSerials(serials),
    },
    pending: {
      subject: (reference) => `Wir haben deine AutoTune-Bestellung ${reference}`,
      preview: () => "Deine Lizenzen kommen, sobald die Zahlung da ist.",
      intro: () =>
        "Wir haben deine Bestellung. Sobald die Zahlung da ist, kommen deine Lizenzen per E-Mail, und du findest sie auch in deinem Konto.",
    },
  },
  thanks: (firstName) => (firstName === "" ? "Danke!" : `Danke, ${firstName}!`),
  placedOn: "Bestellt am",
  quantity: "Anzahl",
  licence: (ordinal, count) => `Lizenz ${ordinal} von ${count}`,
  upgradedFrom: (name) => `Upgrade von ${name}; deine bisherige Lizenz wird dadurch ersetzt.`,
  free: "Gratis",
  gift: "Ein Geschenk zu deiner Bestellung",
  every: everyInterval({
    m: { one: "jeden Monat", other: "alle # Monate" },
    y: { one: "jedes Jahr", other: "alle # Jahre" },
  }),
  freeUntil: (date, price, every) =>
    `Gratis bis zum ${date}, danach ${every} ${price}, wenn du nicht kündigst.`,
  renewsOn: (date, price, every) =>
    `${price} ${every}. Die nächste Zahlung ist am ${date}, wenn du nicht kündigst.`,
  renews: (price, every) => `${price} ${every}, bis du kündigst.`,
  subtotal: "Zwischensumme",
  discount: "Rabatt",
  tax: "Steuern",
  taxIncluded: "Steuern, bereits enthalten",
  total: "Gesamt",
  paidWith: (cardEnding) => `Bezahlt mit der Karte mit der Endung ${cardEnding}`,
  download: (name) => `${name} herunterladen`,
  seeOrder: "Bestellung ansehen",
  invoice: "Rechnung öffnen",
  setup: {
    heading: "Noch ein Schritt bis zu deinem Konto",
    text: "Wähle ein Passwort, und Downloads, Lizenzen und Belege liegen für dich an einem Ort. Der Link gilt 30 Tage.",
    button: "Konto einrichten",
  },
  nextHeading: "So geht es weiter",
  steps: [
    {
      title: "Installieren",
      text: "Lade das Installationsprogramm aus deinem Konto herunter und öffne es.",
    },
    { title: "Anmelden", text: "Nimm das Konto, das zu dieser E-Mail-Adresse gehört." },
    {
      title: "Singen",
      text: "Leg es auf eine Gesangsspur, wähle die Tonart deines Songs und drück auf Aufnahme.",
    },
  ],
  goodFirstTake: "Viel Freude bei der ersten Aufnahme!",
};
