import type { SeedPage } from "../../../seed-content.ts";

export const termsOfService: SeedPage = {
  title: "Termini di servizio",
  seo: {
    title: "Termini di servizio",
    description:
      "Le condizioni del negozio dimostrativo AutoTune, in parole che si leggono: licenze, Unlimited, prezzi, recesso.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Termini di servizio",
      text: "Che cosa ricevi, quanto paghi, che cosa puoi fare e come ne esci. Scritti per essere letti.",
    },
    {
      block: "prose",
      headline: "Le condizioni",
      sections: [
        {
          title: "Una dimostrazione",
          text: "Questo negozio appartiene a un marchio dimostrativo. I suoi prodotti sono inventati e dietro una licenza acquistata qui non c’è alcun software. Le condizioni che seguono sono quelle con cui il negozio venderebbe.",
        },
        {
          title: "Il tuo account",
          text: "Un account appartiene a una sola persona. Tieni per te la password e aggiorna il tuo indirizzo e-mail: è lì che arrivano i numeri di serie e tutto ciò che conta.",
        },
        {
          title: "Le licenze che compri",
          text: "Paghi una volta e puoi usare lo strumento senza scadenza, per te e per lavori retribuiti. Una licenza può essere attiva su 2 computer alla volta. Quello che crei con uno strumento è tuo; non rivendichiamo nulla.\n\nNon puoi noleggiare una licenza, condividerne il numero di serie né smontare lo strumento oltre quanto la legge ti consente.",
        },
        {
          title: "Unlimited",
          text: "Unlimited è un abbonamento mensile o annuale. Si rinnova da solo finché non lo disdici, cosa che puoi fare in qualsiasi momento. A quel punto dura fino alla fine del periodo pagato.\n\nLa prova dura 14 giorni ed è disponibile una volta per persona. Se non disdici entro la fine, l’abbonamento continua al prezzo mensile indicato quando hai iniziato. Quando un abbonamento finisce, i suoi plug-in si fermano; l’audio che hai esportato e le licenze che hai comprato non vengono toccati.",
        },
        {
          title: "Prezzi e pagamento",
          text: "Il prezzo che vale è quello mostrato alla cassa, nella tua valuta, con le eventuali imposte indicate prima che tu paghi. Il pagamento è gestito da un fornitore di servizi di pagamento; il numero della tua carta non arriva a noi.",
        },
        {
          title: "Recesso",
          text: "Entro 14 giorni da un acquisto puoi recedere dal contratto senza indicare un motivo e riavere i tuoi soldi. Le licenze di quell’ordine, a quel punto, cessano.",
        },
        {
          title: "Quando qualcosa non funziona",
          text: "Diccelo, e lo ripariamo, lo sostituiamo o ti ridiamo i soldi, come prevede la legge del luogo in cui vivi. Non possiamo promettere che uno strumento sia adatto al tuo brano. I diritti che la legge ti riconosce come consumatore non sono limitati da nulla di quanto scritto in questa pagina.",
        },
        {
          title: "Modifiche",
          text: "Se queste condizioni cambiano, le nuove valgono per ciò che si acquista dopo. Per un abbonamento in corso ti avvisiamo prima, e puoi disdire.",
        },
      ],
    },
  ],
};
