import type { SeedPage } from "../../../seed-content.ts";

export const summerSale: SeedPage = {
  title: "Promozione estiva",
  seo: {
    title: "Promozione estiva",
    description:
      "Come funziona la promozione estiva di AutoTune: il prezzo vecchio accanto al nuovo, niente conti alla rovescia, e che cosa fare se hai comprato la settimana scorsa.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Meno da pagare, più luce",
      text: "Una volta all’anno alcuni dei nostri strumenti costano meno per un po’. Questa pagina dice come funziona. Che cosa è scontato, e di quanto, è scritto sui prodotti.",
    },
    {
      block: "featureRows",
      headline: "Come funziona la promozione",
      rows: [
        {
          title: "Due prezzi, uno accanto all’altro",
          text: "Finché dura la promozione, un prodotto scontato mostra il prezzo vecchio e quello nuovo. Se ne vedi uno solo, non è cominciata, è finita o non riguarda quel prodotto.",
        },
        {
          title: "Niente orologio",
          text: "Qui niente conta fino a mezzanotte per poi ripartire. La promozione ha un primo giorno e un ultimo, e il prezzo nel carrello viene controllato ancora una volta prima che tu paghi.",
        },
        {
          title: "La stessa licenza",
          text: "Quello che compri scontato è quello che avresti comprato comunque: senza scadenza, su 2 computer alla volta, con gli aggiornamenti di questa versione.",
        },
        {
          title: "Niente di nascosto",
          text: "La promozione non aggiunge nulla al carrello, non fa partire abbonamenti e non spunta caselle. Se c’è un regalo, lo vedi nel carrello prima di pagare.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Tre per la finestra aperta",
      products: ["orbit", "halo", "dial"],
    },
    {
      block: "planOffer",
      headline: "Oppure tutto lo scaffale, per un’estate",
      points: [
        { title: "3 edizioni AutoTune", text: "più AutoKey" },
        { title: "5 strumenti di mix AI", text: "tutta la catena vocale" },
        { title: "14 effetti creativi", text: "proprio tutti" },
        { title: "Disdici quando vuoi", text: "a settembre, per esempio" },
      ],
      monthly: "auto-tune-unlimited-monthly",
      annual: "auto-tune-unlimited-yearly",
    },
    {
      block: "faq",
      headline: "Domande sulla promozione",
      items: [
        {
          question: "L’ho comprato la settimana scorsa a prezzo pieno.",
          answer:
            "Entro 14 giorni dall’ordine puoi recedere senza indicare un motivo e ricomprare. Noi faremmo lo stesso.",
        },
        {
          question: "Posso usare anche un codice sconto?",
          answer:
            "Alcuni codici si sommano a un prezzo scontato, altri no. Il carrello te lo dice prima che tu paghi, non dopo.",
        },
        {
          question: "Conviene di più un upgrade o la promozione?",
          answer:
            "Spesso l’upgrade, se hai già un’edizione. Accedi e confronta: il tuo account mostra i prezzi di upgrade, il prodotto quello scontato.",
        },
        {
          question: "Aspetto la prossima promozione?",
          answer:
            "Se il brano può aspettare, sì. Se no, la prova di Unlimited dura 14 giorni, che fanno circa un brano. E siccome questo è un marchio dimostrativo, qui nessuno si perde un affare.",
        },
      ],
    },
  ],
};
