import type { SeedPopupWords } from "../../seed-content.ts";

export const popups: SeedPopupWords = {
  default: {
    headline: "Alles, 14 Tage kostenlos",
    text: "Unlimited enthält alle unsere Werkzeuge. Nach den 14 Tagen wird monatlich abgerechnet, bis du kündigst.",
    link: "Sieh, was drin ist",
  },
  wasTrialer: {
    headline: "Du weißt, was es kann",
    text: "Du hast Unlimited schon ausprobiert. Mit dem Abo öffnen sich deine Sessions so, wie du sie verlassen hast.",
    link: "Zu den Tarifen",
  },
  "not-on-newsletter": {
    headline: "Hör es zuerst",
    text: "Neue Werkzeuge, neue Sounds und Angebote in einem Newsletter. Du bestätigst ihn in deinem Postfach, und ein Klick beendet ihn.",
    link: "Newsletter bestellen",
  },
};
