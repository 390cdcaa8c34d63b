import { editionComparison } from "../../../edition-comparison.ts";
import type { SeedPage } from "../../../seed-content.ts";

export const compare: SeedPage = {
  title: "Vergleich",
  seo: {
    title: "AutoTune-Editionen im Vergleich",
    description:
      "AutoTune 2026, Pro, Hybrid, EFX+ und AutoKey nebeneinander: was sie können, was sie kosten und wo sie laufen.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Welches ist deins?",
      text: "Fünf Fenster, eine Idee: eine Stimme auf ihren Tönen. Hier steht, was jedes davon kann und was es den anderen überlässt.",
    },
    editionComparison({
      headline: "Die Editionen nebeneinander",
      text: "Ein Haken heißt: ist dabei. Ein Strich heißt: das kann ein anderes besser.",
      groups: {
        purpose: "Wofür es da ist",
        tuning: "Stimmkorrektur",
        key: "Tonart und Tonleiter",
        practice: "In der Praxis",
      },
      rows: {
        bestFor: "Am besten für",
        realTime: "Korrigiert in Echtzeit",
        graph: "Graphmodus, Ton für Ton",
        retune: "Retune Speed",
        humanize: "Human: lange Töne dürfen atmen",
        flex: "Flex: Schleifer dürfen bleiben",
        throat: "Throat",
        effects: "Dopplung und Echo",
        findsKey: "Findet die Tonart selbst",
        takesKey: "Bekommt die Tonart von AutoKey",
        formats: "Formate",
        latency: "Latenz",
        diskSpace: "Speicherplatz",
        computers: "Rechner gleichzeitig",
        unlimited: "Teil von Unlimited",
      },
      bestFor: {
        at2026: "Schnelle Takes und die Bühne",
        pro: "Einzelne Töne ausbessern",
        hybrid: "Pro Tools, mit oder ohne DSP",
        efxPlus: "Den Effekt, mit Absicht",
        autoKey: "Songs, deren Tonart keiner kennt",
      },
      values: {
        retuneRange: "0 bis 300 ms",
        hard: "Hart",
        pads: "Auf 16 Pads",
        sendsKey: "Sendet sie",
        formats: "AU, VST3, AAX",
        about3: "Etwa 3 ms",
        about2OnDsp: "Etwa 2 ms auf DSP",
        noLatency: "Keine",
        megabytes: "MB",
      },
    }),
    {
      block: "callToAction",
      headline: "Oder nimm alle",
      text: "Unlimited enthält drei Editionen und AutoKey, dazu die Vocal-Chain und alle Kreativeffekte.",
      actions: [
        { label: "Zum Abo", link: { to: "productPage", key: "subscriptions/unlimited" } },
        { label: "Deine DAW prüfen", link: { to: "page", key: "daw-compatibility" } },
      ],
    },
  ],
};
