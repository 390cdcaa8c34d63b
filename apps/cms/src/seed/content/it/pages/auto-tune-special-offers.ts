import type { SeedPage } from "../../../seed-content.ts";

export const autoTuneSpecialOffers: SeedPage = {
  title: "Offerte speciali",
  seo: {
    title: "Offerte speciali",
    description:
      "I modi per spendere meno con AutoTune che valgono sempre: l’abbonamento annuale, i prezzi di upgrade e gli effetti piccoli.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Spendere meno, senza trucchi",
      text: "Niente conti alla rovescia che a mezzanotte ripartono da capo. Quando c’è uno sconto, sul prodotto trovi il prezzo vecchio e quello nuovo. Questi modi, invece, valgono sempre.",
    },
    {
      block: "prose",
      headline: "Valgono sempre",
      sections: [
        {
          title: "Un anno invece di dodici mesi",
          text: "L’abbonamento annuale a Unlimited costa meno di dodici mesi presi uno per uno. Quanto meno, è scritto accanto al prezzo, nella tua valuta.",
        },
        {
          title: "Gli upgrade",
          text: "Se hai già un’edizione, per salire paghi un prezzo di upgrade e non quello pieno. Accedi: nel tuo account vedi quali upgrade puoi fare e quanto costa ciascuno.",
        },
        {
          title: "Gli effetti piccoli",
          text: "Dieci dei nostri effetti creativi hanno un’idea sola e un prezzo in proporzione. Compra quello che ti serve, tienilo e lascia gli altri per un altro brano.",
        },
        {
          title: "Spendere zero",
          text: "Unlimited ha una prova di 14 giorni. Se ti basta finire un brano solo, datti una mossa.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Un’idea a testa",
      products: ["dial", "twin", "ember"],
    },
  ],
};
