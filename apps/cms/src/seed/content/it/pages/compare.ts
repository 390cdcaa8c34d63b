import { editionComparison } from "../../../edition-comparison.ts";
import type { SeedPage } from "../../../seed-content.ts";

export const compare: SeedPage = {
  title: "Confronta",
  seo: {
    title: "Confronta le edizioni di AutoTune",
    description:
      "AutoTune 2026, Pro, Hybrid, EFX+ e AutoKey fianco a fianco: che cosa fa ognuno, quanto costa e dove funziona.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Qual è il tuo?",
      text: "Cinque finestre, un’idea: una voce sulle sue note. Ecco che cosa fa ognuna e che cosa lascia alle altre.",
    },
    editionComparison({
      headline: "Le edizioni, fianco a fianco",
      text: "Una spunta: c’è. Una linea: lo fa meglio un’altra.",
      groups: {
        purpose: "A che cosa serve",
        tuning: "Intonazione",
        key: "Tonalità e scala",
        practice: "In pratica",
      },
      rows: {
        bestFor: "Ideale per",
        realTime: "Intona in tempo reale",
        graph: "Modalità grafica, nota per nota",
        retune: "Retune Speed",
        humanize: "Human: le note lunghe respirano",
        flex: "Flex: i glissati restano",
        throat: "Throat",
        effects: "Doppie ed eco",
        findsKey: "Trova la tonalità da solo",
        takesKey: "Riceve la tonalità da AutoKey",
        formats: "Formati",
        latency: "Latenza",
        diskSpace: "Spazio su disco",
        computers: "Computer alla volta",
        unlimited: "Compreso in Unlimited",
      },
      bestFor: {
        at2026: "Take veloci e il palco",
        pro: "Sistemare una nota sola",
        hybrid: "Pro Tools, con o senza DSP",
        efxPlus: "L’effetto, apposta",
        autoKey: "Canzoni di cui nessuno sa la tonalità",
      },
      values: {
        retuneRange: "Da 0 a 300 ms",
        hard: "A tutta forza",
        pads: "Su 16 pad",
        sendsKey: "La invia",
        formats: "AU, VST3, AAX",
        about3: "Circa 3 ms",
        about2OnDsp: "Circa 2 ms su DSP",
        noLatency: "Nessuna",
        megabytes: "MB",
      },
    }),
    {
      block: "callToAction",
      headline: "Oppure prendile tutte",
      text: "Unlimited riunisce tre edizioni e AutoKey, con la catena vocale e tutti gli effetti creativi.",
      actions: [
        {
          label: "Vedi l’abbonamento",
          link: { to: "productPage", key: "subscriptions/unlimited" },
        },
        { label: "Controlla la tua DAW", link: { to: "page", key: "daw-compatibility" } },
      ],
    },
  ],
};
