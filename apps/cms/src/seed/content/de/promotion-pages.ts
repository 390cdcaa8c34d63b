import type { SeedPromotionPages } from "../../promotion-pages.ts";

export const promotionPages: SeedPromotionPages = {
  "loyal-owners": {
    title: "Für alle, die schon mit uns gesungen haben",
    lead: "Du besitzt ein früheres AutoTune. Die neuen kosten dich weniger.",
    text: "Wer AutoTune Pro X, 2024, Artist oder Stage besitzt, bekommt AutoTune 2026 und AutoTune Pro zu den Preisen unten. Melde dich an, damit wir sehen, was du besitzt; der Rest geschieht im Warenkorb. Was du hast, bleibt deins.",
  },
  "winter-studio": {
    title: "Ein Winter im Studio",
    lead: "Zwei Werkzeuge für Stimmen in den dunklen Monaten.",
    text: "Choir macht aus einer Stimme einen ganzen Chor, und Vocal Reverb gibt ihr einen Raum. Bis zum Ende des Winters gibt es beide zu den Preisen unten, für alle. Lege sie zusammen in den Warenkorb oder nimm dort eines wieder heraus.",
  },
};
