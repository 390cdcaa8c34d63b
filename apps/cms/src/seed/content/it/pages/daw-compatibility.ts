import { compatibilityOf } from "../../../hosts.ts";
import type { SeedPage } from "../../../seed-content.ts";
import { hostWords } from "../host-words.ts";

export const dawCompatibility: SeedPage = {
  title: "Compatibilità con le DAW",
  seo: {
    title: "Compatibilità con le DAW",
    description:
      "Quale formato di plug-in carica la tua DAW su macOS e su Windows: AU, VST3 o AAX, programma per programma.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Funziona nella mia DAW?",
      text: "Se carica AU, VST3 o AAX, quasi di sicuro. A decidere è il formato, e l’elenco lo indica per ogni DAW.",
    },
    compatibilityOf(hostWords),
    {
      block: "prose",
      headline: "Le clausole in piccolo, scritte in grande",
      sections: [
        {
          title: "AutoTune Hybrid",
          text: "Hybrid esiste in AAX DSP e AAX Native e gira solo in Pro Tools. Tutti gli altri strumenti esistono in tutti i formati.",
        },
        {
          title: "64 bit",
          text: "DAW e sistema devono essere a 64 bit. Sui chip Apple i plug-in girano in nativo; li carica anche una DAW che gira sotto Rosetta.",
        },
        {
          title: "Non è in elenco?",
          text: "Guarda nel manuale della tua DAW quali formati carica. Su macOS basta uno dei tre, su Windows uno dei due. Le vecchie DAW che leggono solo VST2 non sono supportate.",
        },
        {
          title: "I nomi",
          text: "I nomi delle DAW appartengono a chi le produce, che con questo marchio dimostrativo non ha nulla a che fare.",
        },
      ],
    },
    {
      block: "callToAction",
      headline: "Dove vanno i file",
      text: "Cartelle, driver e quello che di solito aiuta, per ogni sistema.",
      actions: [
        { label: "Su Mac", link: { to: "page", key: "daw-compatibility-mac" } },
        { label: "Su Windows", link: { to: "page", key: "daw-compatibility-windows" } },
      ],
    },
  ],
};
