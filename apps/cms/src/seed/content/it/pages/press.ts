import type { SeedPage } from "../../../seed-content.ts";

export const press: SeedPage = {
  title: "Stampa",
  seo: {
    title: "Stampa",
    description: "AutoTune in breve, per chi ne scrive: dati, immagini e suoni.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Per chi ne scrive",
      text: "I dati, che cosa puoi mostrare e come citarci. L’AutoTune che vedi qui è un marchio dimostrativo: dillo anche tu, noi lo diciamo.",
    },
    {
      block: "specs",
      headline: "In breve",
      groups: [
        {
          title: "Il marchio",
          rows: [
            { name: "Nome", value: "AutoTune, tutto attaccato" },
            { name: "Slogan", value: "Libera la tua voce." },
            { name: "Natura", value: "Un marchio dimostrativo; i suoi prodotti sono inventati" },
            {
              name: "Lingue",
              value:
                "Inglese, francese, spagnolo, tedesco, portoghese, giapponese, coreano, italiano",
            },
          ],
        },
        {
          title: "La gamma",
          rows: [
            { name: "AutoTune", value: "3 edizioni (2026, Pro, Hybrid), AutoKey ed EFX+" },
            { name: "Catena vocale AI", value: "5 strumenti" },
            { name: "Effetti creativi", value: "14 effetti" },
            {
              name: "Unlimited",
              value:
                "Un abbonamento con le 3 edizioni, AutoKey, tutti i 5 strumenti e tutti i 14 effetti",
            },
            { name: "Novità di quest’anno", value: "AutoTune 2026 e Metamorph" },
          ],
        },
      ],
    },
    {
      block: "prose",
      headline: "Immagini, suoni, parole",
      sections: [
        {
          title: "Immagini",
          text: "Le finestre nelle pagine prodotto le disegniamo noi e si possono mostrare ovunque si scriva dei nostri prodotti. Lasciale intere e non ricolorarle, per favore.",
        },
        {
          title: "Suoni",
          text: "Le registrazioni delle nostre pagine si possono usare in recensioni e lezioni. Specifica che la voce è sintetica, altrimenti qualcuno chiederà di chi è.",
        },
        {
          title: "Parole",
          text: "Puoi citare tutto quello che c’è su questo sito. Citazioni di clienti o artisti non ne diamo: per un marchio dimostrativo bisognerebbe inventarle.",
        },
        {
          title: "Domande",
          text: "Usa il link dell’assistenza in fondo alla pagina e comincia con la parola «stampa».",
        },
      ],
    },
  ],
};
