import type { SeedPage } from "../../../seed-content.ts";

export const learningCenter: SeedPage = {
  title: "Lerncenter",
  seo: {
    title: "Lerncenter",
    description:
      "Kurze Lektionen zum Korrigieren und Mischen von Stimmen: Retune Speed wählen, Tonart finden, Vocal-Chain ordnen, einen guten Take aufnehmen.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Lernen in einer Kaffeepause",
      text: "Kurze Lektionen, die mit jeder Stimme funktionieren. Wähle, was du lernen willst; die Grundlagen stehen weiter unten.",
    },
    {
      block: "featureRows",
      headline: "Den Retune Speed wählen",
      rows: [
        {
          title: "0 bis 10 ms: der Effekt",
          text: "Die Linie wird zur Treppe, und jeder Slide springt. Das nimmst du, wenn man es hören soll.",
        },
        {
          title: "10 bis 40 ms: poliert",
          text: "Die Töne rasten schnell ein, ihre Anfänge bleiben weich. Hier wohnt viel moderner Pop, und wer sich auskennt, hört es.",
        },
        {
          title: "40 bis 120 ms: natürlich",
          text: "Angeschliffene Töne und Vibrato überleben, lange Töne landen, wo sie hingehören. Bei einer guten Stimme ein guter Anfang.",
        },
        {
          title: "Über 120 ms: eine Hand auf der Schulter",
          text: "Kurze Töne sind vorbei, bevor die Korrektur ankommt; nur den langen wird geholfen. Wenn das zu wenig ist, bearbeite einzelne Töne im Graphmodus, statt alle schneller zu ziehen.",
        },
        {
          title: "Probier es gleich aus",
          text: "Der Regler auf unserer Startseite ist echt. Dreh ihn von einem Ende zum anderen, während die Phrase läuft, und schau, wie viele Cent übrig bleiben.",
        },
      ],
    },
    {
      block: "featureRows",
      headline: "Die Tonart eines Songs finden",
      rows: [
        {
          title: "Finde das Zuhause",
          text: "Spiel den letzten Akkord des Refrains und summ den Ton, auf dem du aufhören könntest. Nach diesem Ton heißt meistens die Tonart.",
        },
        {
          title: "Fröhlich oder nicht",
          text: "Sing von dort die Tonleiter hinauf bis zum dritten Ton. Klingt er hell, ist es Dur; klingt er dunkel, ist es Moll. Am Klavier: vier Halbtöne hoch oder drei.",
        },
        {
          title: "Achtung, Zwillinge",
          text: "a-Moll und C-Dur haben dieselben Töne. Für die Korrektur ist es egal, welche von beiden du einstellst; für eine zweite Stimme vielleicht nicht.",
        },
        {
          title: "Im Zweifel auf das Falsche hören",
          text: "Stell einen schnellen Retune Speed ein und irgendeine Tonart. Die falsche verrät sich innerhalb von zwei Zeilen: Ein Ton springt dorthin, wo ihn niemand wollte.",
        },
        {
          title: "Chromatisch ist keine Antwort",
          text: "Chromatisch erlaubt alle zwölf Töne. Ein Ton, der einen Halbton danebenliegt, rückt damit genau an die falsche Stelle. Nimm es, wenn ein Song die Tonart wechselt, nicht, wenn du sie nicht kennst.",
        },
      ],
    },
    {
      block: "featureRows",
      headline: "Die Chain richtig sortieren",
      rows: [
        {
          title: "Putzen",
          text: "Rauschen und Raum zuerst, denn alles danach macht Leises lauter.",
        },
        {
          title: "Korrigieren",
          text: "Die Tonhöhenerkennung will eine einzelne, trockene Stimme. Hinter Hall oder Doubler hört sie mehrere.",
        },
        {
          title: "EQ, dann Kompressor",
          text: "Nimm weg, was du nicht willst, bevor du den Rest zusammendrückst. Ein wenig EQ danach, für den Glanz, ist erlaubt.",
        },
        {
          title: "De-essen",
          text: "Nach dem Kompressor, denn der hebt S-Laute gern an.",
        },
        {
          title: "Effekte, dann Raum",
          text: "Dopplung, Sättigung und die seltsamen Dinge gehören hierher. Hall und Delay zuletzt, am besten auf einem Send, dann drehst du am Raum, ohne die Stimme anzufassen.",
        },
      ],
    },
    {
      block: "prose",
      headline: "Ein Take, den man behalten will",
      sections: [
        {
          title: "Der Raum",
          text: "Häng etwas Weiches hinter dich, nicht hinter das Mikrofon: Was zurückkommt, ist deine Stimme von der Wand in deinem Rücken. Ein Schrank voller Mäntel schlägt den meisten Schaumstoff.",
        },
        {
          title: "Der Abstand",
          text: "Eine Handbreit vom Mikrofon, leicht seitlich, mit einem Popschutz dazwischen. Näher macht die Stimme größer und jede Bewegung lauter.",
        },
        {
          title: "Der Pegel",
          text: "Sing die lauteste Zeile und stell den Gain so ein, dass sie deutlich unter Rot bleibt, mit 10 bis 12 dB Reserve. Rauschen lässt sich mindern, Clipping bleibt.",
        },
        {
          title: "Der Kopfhörer",
          text: "Dreh die Musik herunter, bis du dich hörst. Wer sich nicht hört, singt zu hoch, und kein Plug-in ist so gut wie ein freies Ohr.",
        },
        {
          title: "Die Reihenfolge der Takes",
          text: "Drei Takes von vorn bis hinten, dann eine Pause, dann nur noch die Zeilen, die fehlen. Oft ist es der zweite Take; selten der neunte.",
        },
      ],
    },
  ],
};
