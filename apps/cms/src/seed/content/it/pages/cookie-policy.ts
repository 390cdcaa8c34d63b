import type { SeedPage } from "../../../seed-content.ts";

export const cookiePolicy: SeedPage = {
  title: "Informativa sui cookie",
  seo: {
    title: "Informativa sui cookie",
    description:
      "Che cosa conserva nel tuo browser il negozio dimostrativo AutoTune, perché e per quanto tempo, che cosa aspetta il tuo consenso e come cambiare scelta.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Che cosa resta nel tuo browser",
      text: "Il negozio conserva ciò che gli serve per funzionare. Tutto ciò che misura o fa pubblicità aspetta il tuo sì. Senza, non manca nulla.",
    },
    {
      block: "cookieTable",
      headline: "L’elenco completo",
      text: "È l’elenco secondo cui lavora il negozio stesso: ciò che non vi compare non viene conservato, e un servizio che non vi compare non viene chiamato.",
    },
    {
      block: "prose",
      headline: "Come funziona",
      sections: [
        {
          title: "Senza risposta",
          text: "Finché non rispondi, è come se avessi rifiutato. Nulla che misuri viene caricato e nulla viene conservato per questo.",
        },
        {
          title: "Se accetti",
          text: "I servizi della seconda tabella vengono caricati e le voci che vi compaiono vengono conservate. Annotiamo che hai accettato, quando, in quale lingua e quale versione dell’elenco. Non conserviamo con ciò alcun indirizzo di rete.",
        },
        {
          title: "Se cambi idea",
          text: "Scegli di nuovo quando vuoi: con il pulsante qui sopra o con le impostazioni dei cookie in fondo a ogni pagina. Se ritiri il consenso, il negozio elimina ciò che aveva conservato su quella base e ricarica la pagina, perché nulla resti in funzione.",
        },
        {
          title: "Nel tuo browser",
          text: "Puoi cancellare tutto nelle impostazioni del browser. Allora non sei più connesso, il carrello è vuoto e il negozio te lo chiede di nuovo.",
        },
      ],
    },
  ],
};
