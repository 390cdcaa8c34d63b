import type { SeedPage } from "../../../seed-content.ts";

export const betaSignup: SeedPage = {
  title: "Iscrizione alla beta",
  seo: {
    title: "Beta dell’app per iOS",
    description: "Iscriviti per provare AutoTune per iOS prima che esca.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "AutoTune in tasca",
      text: "Un’app per iOS che intona mentre canti. Provala prima che esca e dicci che cosa non va.",
    },
    {
      block: "betaForm",
      headline: "Partecipa alla beta",
      text: "AutoTune è un marchio dimostrativo: il modulo funziona, ma dietro non c’è nessuna app.",
      program: "ios-app",
    },
    {
      block: "faq",
      headline: "Prima di iscriverti",
      items: [
        {
          question: "Quanto costa?",
          answer: "Niente. Una beta serve a provare, e puoi smettere quando vuoi.",
        },
        {
          question: "Perché chiedete il mio anno di nascita?",
          answer:
            "In alcuni Paesi si può testare software solo da una certa età. Non lo usiamo per altro.",
        },
        {
          question: "Che fine fanno i miei dati?",
          answer:
            "Aspettano qui finché la beta non comincia. Se elimini il tuo account, spariscono con lui.",
        },
      ],
    },
    {
      block: "newsletterForm",
      headline: "Preferisci aspettare?",
      text: "La newsletter dice quando esce l’app.",
    },
    {
      block: "socialLinks",
      headline: "O incontriamoci altrove",
      text: "Video, immagini e persone che cantano.",
    },
  ],
};
