import { de as letter } from "../letter/de.ts";
import type { PriceAlertTexts } from "./price-alert-texts.ts";

export const de: PriceAlertTexts = {
  ...letter,
  product: "Produkt",
  wish: "Dein Wunschpreis",
  priceNow: "Der Preis jetzt",
  confirm: {
    subject: (product) => `Sollen wir dir sagen, wenn ${product} günstiger wird?`,
    heading: "Sollen wir dir Bescheid sagen?",
    intro:
      "Mit dieser Adresse wurde darum gebeten, Bescheid zu bekommen, sobald ein Produkt höchstens so viel kostet. Wenn du das warst, bestätige es.",
    note: "Du bekommst dann eine einzige E-Mail, sobald der Preis erreicht ist. Nach zwölf Monaten vergessen wir den Wunsch.",
    action: "Ja, sagt mir Bescheid",
    afterword:
      "Der Link gilt 7 Tage. Wenn du es nicht warst, brauchst du nichts zu tun: Ohne dein Ja schreiben wir nicht.",
  },
  reached: {
    subject: (product) => `${product} hat deinen Wunschpreis`,
    heading: "Dein Preis ist erreicht",
    intro:
      "Du wolltest wissen, wann dieses Produkt höchstens so viel kostet, wie du wünschst. Jetzt ist es so weit.",
    note: "Es gilt der Preis auf der Seite des Produkts. Er kann wieder steigen.",
    action: "Zum Produkt",
    afterword:
      "Das war die eine E-Mail, um die du gebeten hast. Zu diesem Wunsch schreiben wir nicht noch einmal.",
  },
  stop: "Diesen Wunsch vergessen",
  whyThisMail:
    "Du bekommst diese E-Mail, weil mit dieser Adresse um einen Preisalarm gebeten wurde.",
};
