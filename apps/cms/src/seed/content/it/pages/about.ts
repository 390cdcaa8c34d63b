import type { SeedPage } from "../../../seed-content.ts";

export const about: SeedPage = {
  title: "Chi siamo",
  seo: {
    title: "Chi siamo",
    description:
      "AutoTune è un marchio dimostrativo di software per la voce. Che cosa è inventato, che cosa è vero e che cosa pensiamo delle voci.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Ci piacciono le voci",
      text: "Soprattutto quelle che vagano un po’. Questo è un marchio dimostrativo, quindi diciamo subito che cosa è inventato e che cosa no.",
    },
    {
      block: "prose",
      headline: "Chi ti sta parlando",
      sections: [
        {
          title: "Che cosa è inventato",
          text: "I prodotti di queste pagine, i loro nomi, i prezzi e i dati tecnici. Dietro il marchio non c’è un’azienda e dietro una licenza non c’è un plug-in. Non farci conto per il tuo disco.",
        },
        {
          title: "Che cosa è vero",
          text: "Quello che senti. Un piccolo sintetizzatore canta, un rilevatore di intonazione ascolta, e lo stesso codice che disegna la linea sposta le note, nel tuo browser, quando giri la manopola in home page. Non abbiamo registrato nessuno e non abbiamo preso in prestito nessun suono.\n\nAnche le immagini sono vere, nello stesso senso: ogni finestra è disegnata a partire da numeri, come tutto il resto. Niente fotografie, niente volti.",
        },
        {
          title: "Che cosa pensiamo",
          text: "Correggere è una scelta, non una sentenza. Una voce che vaga ti ha già detto dove voleva arrivare; lo strumento deve chiederti quanto vuoi aiutarla.\n\nDecide chi canta. Per questo ogni strumento mostra che cosa toglie, ogni prezzo dice che cosa succede dopo e niente si rinnova alle tue spalle.",
        },
        {
          title: "Come scriviamo",
          text: "In breve, e solo quello che possiamo far sentire. Se qui trovi una frase che promette più di quanto si senta, è un errore, e vorremmo saperlo.",
        },
      ],
    },
  ],
};
