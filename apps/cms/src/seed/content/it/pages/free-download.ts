import type { SeedPage } from "../../../seed-content.ts";

export const freeDownload: SeedPage = {
  title: "Download gratuito",
  seo: {
    title: "Prova AutoTune gratis",
    description:
      "Che cosa puoi avere senza pagare: il prima e dopo da ascoltare in ogni pagina prodotto e 14 giorni di AutoTune Unlimited.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Prima provalo",
      text: "Non si dovrebbe comprare un suono per scoprire se piace. Ecco che cosa puoi avere senza spendere niente.",
    },
    {
      block: "prose",
      headline: "Gratis, e quanto gratis",
      sections: [
        {
          title: "Ascoltare: senza account",
          text: "Ogni strumento che cambia il suono si può ascoltare prima e dopo nella sua pagina. Funziona anche la manopola in home page. Ti servono un browser e, per Orbit, le cuffie.",
        },
        {
          title: "Unlimited: 14 giorni",
          text: "La prova comprende tutti i 23 strumenti dell’abbonamento. Prima che i 14 giorni siano finiti non ti viene addebitato nulla; se disdici entro quel momento, non ti viene addebitato nulla mai. Poi l’abbonamento continua al prezzo mensile finché non lo fermi. Ogni persona ha una sola prova.",
        },
        {
          title: "Le lezioni: quante ne vuoi",
          text: "Il centro di apprendimento e i tutorial di ogni prodotto funzionano con qualsiasi voce, anche con strumenti che non sono nostri.",
        },
        {
          title: "Che cosa non è gratis",
          text: "Non c’è un’edizione gratuita e non c’è una vecchia versione da regalare. E siccome questo è un marchio dimostrativo, dietro queste pagine non c’è nessun installer.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Da dove cominciare ad ascoltare",
      products: ["auto-tune-2026", "vocal-prep", "metamorph"],
    },
  ],
};
