import type { SeedPage } from "../../../seed-content.ts";

export const thankYou: SeedPage = {
  title: "Grazie",
  seo: {
    title: "Grazie",
    description:
      "È arrivato. Che cosa succede dopo un ordine, un’iscrizione o un messaggio, quanto ci vuole e che cosa fare se non arriva nessuna e-mail.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Grazie. È arrivato",
      text: "Quello che hai mandato si è posato sulla sua nota. Ecco che cosa succede adesso. Da fare c’è poco, e niente di urgente.",
    },
    {
      block: "featureRows",
      headline: "Che cosa succede adesso",
      rows: [
        {
          title: "Hai fatto un ordine",
          text: "La ricevuta arriva via e-mail in pochi minuti, con i numeri di serie di quello che hai comprato. Gli stessi numeri sono nel tuo account. Se paghi con bonifico, arrivano appena arrivano i soldi, e ci vuole qualche giorno.",
        },
        {
          title: "Vuoi la newsletter",
          text: "Ti abbiamo mandato una sola e-mail con un link. Ti riscriviamo solo se lo segui. Il link vale 7 giorni; se lo lasci lì, dimentichiamo l’indirizzo.",
        },
        {
          title: "Ci hai chiesto qualcosa",
          text: "Qualcuno legge prima che qualcuno risponda. Siccome questo è un marchio dimostrativo, quel qualcuno è più paziente che veloce.",
        },
        {
          title: "Hai iniziato una prova",
          text: "Tutti i 23 strumenti di Unlimited sono tuoi per 14 giorni. Prima che siano finiti non ti viene addebitato nulla. L’ultimo giorno è scritto nel tuo account, e anche la via d’uscita.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Se manca qualcosa",
      items: [
        {
          question: "Non è arrivata nessuna e-mail.",
          answer:
            "Guarda prima nella cartella dello spam, poi controlla l’indirizzo nel tuo account. Quello che abbiamo mandato sta anche lì: un’e-mail si può perdere, il contenuto no.",
        },
        {
          question: "Ho sbagliato a scrivere l’indirizzo.",
          answer:
            "Se hai un account, accedi con l’indirizzo che hai scritto e cambialo lì; quello nuovo va confermato. Se non ce l’hai, usa il link di assistenza in fondo a questa pagina e indica l’ordine.",
        },
        {
          question: "Non volevo fare l’ordine.",
          answer:
            "Capita. Entro 14 giorni dall’ordine puoi recedere senza indicare un motivo. Il modulo è in fondo alla pagina e non serve un account.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Mentre aspetti, ascolta",
      products: ["auto-tune-efx-plus", "vocodist", "choir"],
    },
  ],
};
