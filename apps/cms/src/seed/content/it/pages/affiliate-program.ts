import type { SeedPage } from "../../../seed-content.ts";

export const affiliateProgram: SeedPage = {
  title: "Programma di affiliazione",
  seo: {
    title: "Programma di affiliazione",
    description:
      "Consigliare AutoTune, come funziona: un link tutto tuo, regole chiare e nessun tracciamento senza consenso.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Consiglia quello che usi",
      text: "Se insegni, fai recensioni o semplicemente parli di voci, un link tutto tuo può farti guadagnare una parte di quello che vende. Le regole stanno in questa pagina.",
    },
    {
      block: "prose",
      headline: "Come funziona",
      sections: [
        {
          title: "Il tuo link",
          text: "Ricevi un link che porta il tuo numero. Qualcuno lo segue, dà un’occhiata in giro, magari compra. Se compra, la vendita conta come tua.",
        },
        {
          title: "Il loro consenso",
          text: "Ricordiamo il tuo numero solo se chi arriva è d’accordo. Qualcuno dirà di no. È un suo diritto, e preferiamo perdere un conteggio che la fiducia di chi ci visita.",
        },
        {
          title: "Che cosa chiediamo a te",
          text: "Di’ che il link è pagato, e dillo dove si vede. Consiglia quello che hai provato. Niente annunci a pagamento sul nostro nome, niente sconti inventati, niente messaggi a chi non li ha chiesti.",
        },
        {
          title: "Che cosa conta",
          text: "Licenze e abbonamenti contano quando sono pagati e restano pagati. Gli ordini annullati con un recesso no.",
        },
        {
          title: "Partecipare",
          text: "Questo è un marchio dimostrativo, quindi per ora il programma non accetta partner. Se vuoi che apra, scrivicelo dal link dell’assistenza qui sotto.",
        },
      ],
    },
  ],
};
