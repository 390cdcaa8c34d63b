import type { SeedProductPage } from "../../../../seed-content.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const efxPlus: SeedProductPage = {
  family: "auto-tune",
  slug: "efx-plus",
  name: "AutoTune EFX+",
  tagline: "Der Effekt, mit Absicht.",
  text: "EFX+ versteckt sich nicht. Es lässt jeden Ton hart auf der Tonleiter einrasten und stellt Dopplung und Echo dahinter, mit einem Feld für einen Finger und sechzehn Pads zum Draufhauen. Für den Sound, den alle meinen, wenn sie den Namen sagen.",
  nav: { description: "Harter Effekt mit ganzem Effekt-Rack", isNew: false, order: 4 },
  products: ["auto-tune-efx-plus"],
  seo: {
    title: "AutoTune EFX+: der harte Effekt und mehr",
    description:
      "Der harte AutoTune-Effekt mit Dopplung und Echo dahinter, mit einem Finger gespielt. AutoTune EFX+ ist der Effekt, mit Absicht.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Weniger dezent, mehr Spaß",
      rows: [
        {
          title: "Hart vom ersten Ton an",
          text: "Die Linie geht in Stufen auf und ab, und dazwischen ist nichts. Einstellen musst du nur die Tonart.",
        },
        {
          title: "Ein Feld für einen Finger",
          text: "In der einen Ecke der Mensch, in der anderen der Roboter. Beweg dich beim Singen dazwischen, und die Linie springt von Ton zu Ton mit.",
        },
        {
          title: "Sechzehn Pads",
          text: "Hau auf eins für eine zweite Stimme neben deiner, auf ein anderes für Wiederholungen dahinter. Halt es für ein Wort, lass es fürs nächste los.",
        },
        {
          title: "Im Takt",
          text: "Echos und Wiederholungen laufen auf sechzehn Steps im Tempo des Songs. Du kannst zu spät kommen, sie nicht.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Den Sound kennst du",
      text: "Eine synthetische Stimme, die sich als sehr begabt darin erweist, synthetisch zu klingen.",
      demos: [
        {
          product: "auto-tune-efx-plus",
          title: "Hart gestuft, in Gesellschaft",
          text: "Jeder Slide wird zur Treppe. Dahinter kommen dann Dopplung und Echo dazu.",
        },
      ],
    },
    systemRequirements,
    {
      block: "faq",
      headline: "Fragen zu EFX+",
      items: [
        {
          question: "Ist EFX+ in Unlimited enthalten?",
          answer:
            "Nein. EFX+ gibt es einzeln, neben dem Abo. Den harten Sound machen die drei Editionen im Abo auch; bei EFX+ kommen die Pads dazu und das, was dahintersteckt.",
        },
        {
          question: "Kann es auch dezent?",
          answer:
            "Nicht besonders. Es wurde für das Gegenteil gemacht. Für eine Korrektur, die niemand hört, nimm AutoTune Pro oder AutoTune 2026.",
        },
        {
          question: "Ist es ein gutes erstes AutoTune?",
          answer:
            "Wenn es dir um den Effekt geht, ja: Es gibt wenig einzustellen, und man kann kaum etwas falsch machen. Wenn du Takes retten willst, fang mit 2026 an.",
        },
        {
          question: "Funktioniert es live?",
          answer: "Ja, es korrigiert in Echtzeit. Das Echo folgt dem Tempo des Hosts.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Für mehr davon",
      products: ["vocodist", "auto-tune-2026", "auto-key"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoTune EFX+: die Fakten",
          inside: [
            { name: "Modus", value: "Automatik, hart, in Echtzeit" },
            { name: "Effekte", value: "Dopplung, Echo und Wiederholungen, auf 16 Pads" },
            {
              name: "Tonleitern",
              value: "Dur, Moll, chromatisch oder deine eigene Auswahl an Tönen",
            },
            { name: "Tonart", value: "Von Hand oder von AutoKey" },
            { name: "Tempo", value: "Vom Host" },
          ],
          latency: "Etwa 3 ms",
          diskSpace: "260 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "So singen, dass der harte Effekt gut klingt",
          rows: [
            {
              title: "Die Tonart muss stimmen",
              text: "In der falschen Tonart ist die harte Korrektur mit großer Überzeugung falsch. Lass AutoKey sie finden, oder probier die zwei wahrscheinlichen aus und achte auf den letzten Ton.",
            },
            {
              title: "Absichtlich schleifen",
              text: "Der Effekt lebt vom Weg zwischen zwei Tönen. Gleite langsam vom einen zum anderen und hör zu, wie er die Treppe nimmt.",
            },
            {
              title: "In den falschen Ton lehnen",
              text: "Sing genau zwischen zwei Tönen und schwanke. Das Hin-und-her-Springen ist die Verzierung, die alle nachmachen.",
            },
            {
              title: "Dann das Feld spielen",
              text: "Fang in der Nähe der Menschen-Ecke an. Geh fürs letzte Wort einer Zeile zum Roboter und komm zur nächsten zurück.",
            },
            {
              title: "Deutlich sprechen",
              text: "Wenn die Tonhöhe eine Treppe ist, tragen die Konsonanten den Song. Spuck sie ein bisschen mehr aus, als sich höflich anfühlt.",
            },
          ],
        },
      ],
    },
    {
      name: "audio",
      blocks: [
        {
          block: "audioDemos",
          headline: "Hart, härter, Maschine",
          text: "Drei Wege, nicht mehr wie ein Mensch zu klingen, von einer Stimme, die nie einer war.",
          demos: [
            {
              product: "auto-tune-efx-plus",
              title: "EFX+, alles an",
              text: "Treppe, Dopplung und Echo.",
            },
            {
              product: "auto-tune-2026",
              title: "2026, zum Vergleich",
              text: "Schnell korrigiert, aber du hörst noch, woher die Stimme kam.",
            },
            {
              product: "vocodist",
              title: "Vocodist",
              text: "Einen Schritt weiter: Die Tonhöhe ist gar nicht mehr deine.",
            },
          ],
        },
      ],
    },
  ],
};
