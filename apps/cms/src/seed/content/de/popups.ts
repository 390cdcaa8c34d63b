import type { SeedPopupWords } from "../../seed-content.ts";

export const popups: SeedPopupWords = {
  isSubscriber: {
    headline: "Mehr aus deinem Abo holen",
    text: "Kurze Lektionen zeigen ein Werkzeug nach dem anderen, vom ersten Take bis zum Mix. Sie stehen hier auf der Seite und kosten nichts.",
    link: "Zu den Lektionen",
  },
  isTrialer: {
    headline: "Probier es mit deiner Stimme",
    text: "In deiner Testphase ist jedes Werkzeug dabei. Eine kurze Lektion hilft dir beim Anfang. Kündigen kannst du jederzeit in deinem Konto.",
    link: "Zu den Lektionen",
  },
  wasSubscriber: {
    headline: "Deine Sessions kennen es noch",
    text: "Du hattest Unlimited schon einmal. Mit einem neuen Abo öffnen sich die Werkzeuge in deinen Sessions wieder.",
    link: "Zu den Tarifen",
  },
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
  "not-on-marketing": {
    headline: "Wissen, wann Preise sinken",
    text: "Du bekommst keine Angebote per E-Mail. In deinem Profil kannst du sie bestellen und dort auch wieder abbestellen.",
    link: "Zum Profil",
  },
  "not-on-newsletter": {
    headline: "Hör es zuerst",
    text: "Neue Werkzeuge, neue Sounds und Angebote in einem Newsletter. Du bestätigst ihn in deinem Postfach, und ein Klick beendet ihn.",
    link: "Newsletter bestellen",
  },
};
