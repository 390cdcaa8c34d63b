import type { SeedPage } from "../../../seed-content.ts";

export const loyaltyProgram: SeedPage = {
  title: "Programma fedeltà",
  seo: {
    title: "Programma fedeltà",
    description:
      "Niente punti e niente livelli: quello che hai già abbassa il prezzo di quello che viene dopo. Prezzi di upgrade, codici fedeltà e che fine fa la vecchia licenza.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Ci conosciamo già",
      text: "Niente punti, niente livelli, niente sorprese di compleanno. Se hai già qualcosa di nostro, la cosa successiva ti costa meno. Il programma è questo.",
    },
    {
      block: "featureRows",
      headline: "Che cosa ci guadagni a restare",
      rows: [
        {
          title: "Un prezzo di upgrade",
          text: "Quasi tutto quello che hai conta per qualcosa di più grande. Chi cede di più paga di meno. Nel tuo account vedi quali upgrade puoi fare e quanto costa ciascuno.",
        },
        {
          title: "Un codice fedeltà",
          text: "Ogni tanto chi ha un’edizione precedente riceve un codice per una attuale. Vale per chi ha quell’edizione e per nessun altro, quindi cercarlo in giro non serve.",
        },
        {
          title: "Il vecchio serve ancora",
          text: "I prodotti precedenti non si vendono più. Se ne hai uno, resta tuo e la strada per salire resta aperta. Non c’è una data entro cui decidere.",
        },
        {
          title: "Una licenza che si può cedere",
          text: "Se non usi più uno strumento, puoi trasferirne la licenza a un’altra persona, quando non se ne può più chiedere il rimborso. Accettate in due, e la licenza cambia account.",
        },
      ],
    },
    {
      block: "specs",
      headline: "Che cosa hai e che cosa ti apre",
      groups: [
        {
          title: "Prodotti precedenti",
          rows: [
            {
              name: "AutoTune Pro X, AutoTune 2024",
              value: "Upgrade a Pro, 2026 o Hybrid; codici fedeltà",
            },
            {
              name: "AutoTune Artist, AutoTune Stage",
              value: "Upgrade a Pro, 2026, Hybrid o EFX+; codici fedeltà",
            },
            { name: "AutoTune EFX Classic", value: "Upgrade a EFX+ o a una delle edizioni" },
            {
              name: "Vocal Strip",
              value: "Upgrade a uno strumento della catena vocale, o a tutti e cinque",
            },
            {
              name: "Harmony Engine Classic",
              value: "Upgrade a Harmony Engine, Choir o Metamorph",
            },
            {
              name: "Avox Suite, Avox Duo",
              value: "Upgrade a Metamorph, Harmony Engine, Vocodist o Choir",
            },
          ],
        },
      ],
    },
    {
      block: "faq",
      headline: "Domande sulla fedeltà",
      items: [
        {
          question: "Che differenza c’è tra un upgrade e un codice?",
          answer:
            "Con l’upgrade la nuova licenza sostituisce la vecchia. Con un codice compri la nuova a meno e le tieni tutte e due.",
        },
        {
          question: "Un abbonamento conta?",
          answer:
            "No. Solo le licenze che sono tue aprono un upgrade. L’abbonamento, in compenso, ti dà le novità il giorno in cui escono.",
        },
        {
          question: "Dove vedo che cosa posso fare?",
          answer:
            "Accedi e guarda gli upgrade nel tuo account. Se c’è scritto che al momento non ce ne sono, non è timidezza: non ce ne sono.",
        },
        {
          question: "Come vengo a sapere di un codice?",
          answer:
            "Via e-mail, se hai accettato di ricevere le offerte. Puoi cambiare idea nel tuo account, nei due sensi. E siccome questo è un marchio dimostrativo, i prodotti dell’elenco sono inventati, anche quelli vecchi.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Dove si va di solito dopo",
      products: ["auto-tune-2026", "auto-tune-pro", "auto-tune-hybrid"],
    },
  ],
};
