import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const metamorph: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "metamorph",
  name: "Metamorph",
  tagline: "Jemand anderes singt deinen Song.",
  text: "Metamorph gibt deine Performance an eine andere Kehle weiter. Worte, Timing und Phrasierung bleiben deine; wer sie zu singen scheint, ist ein Punkt auf einem Pad.",
  nav: { description: "Deine Phrasierung, eine andere Stimme", isNew: true, order: 1 },
  products: ["metamorph"],
  seo: {
    title: "Metamorph: deine Phrasierung, eine andere Stimme",
    description:
      "Metamorph verwandelt deine Stimme in eine andere und behält Worte, Timing und Phrasierung. Wer singt, wählst du auf einem Pad.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Eine Karte von Leuten, die du nicht bist",
      rows: [
        {
          title: "Vier Ecken",
          text: "In der einen du, in der nächsten ein Kind, dann eine Maschine und eine Kreatur. Alles dazwischen ist eine Mischung, und das meiste davon hat noch keinen Namen.",
        },
        {
          title: "Ein Finger",
          text: "Zieh über das Pad, während der Song läuft. Die Formen um deinen Finger zeigen, was du gerade wirst.",
        },
        {
          title: "Was bleibt",
          text: "Wann du ein Wort singst, wie lange du es hältst, wo du atmest. Eine Stimme ist zum größten Teil Performance, und dieser Teil bleibt.",
        },
        {
          title: "Was sich ändert",
          text: "Die Länge der Kehle, das Gewicht der Stimmbänder, die Höhe der Stimme. Kein Preset obendrauf, sondern der Körper darunter.",
        },
        {
          title: "Niemand Bestimmtes",
          text: "Diese Stimmen sind gebaut, nicht kopiert. In den Ecken steckt niemand, den es gibt, und es lässt sich auch niemand hineinladen.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Zwei Leute, ein Take",
      text: "Beide sind synthetisch. Die zweite Stimme hat nie einen Ton gesungen.",
      demos: [
        {
          product: "metamorph",
          title: "Von jemandem zu jemand anderem",
          text: "Dieselben Worte zur selben Zeit. Nur der Mensch in der Mitte hat gewechselt.",
        },
      ],
    },
    includedInUnlimited(
      "Metamorph ist einer der 14 Kreativeffekte im Abo. Es war am Tag seines Erscheinens da.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Fragen zu Metamorph",
      items: [
        {
          question: "Kann ich damit wie ein Star klingen?",
          answer:
            "Nein, und das ist Absicht. Metamorph bewegt sich zwischen Stimmen, die niemandem gehören. Wer sich die Stimme eines echten Menschen leiht, braucht dessen Ja.",
        },
        {
          question: "Arbeitet es in Echtzeit?",
          answer:
            "Ja, mit einer kurzen Verzögerung. Zum Spielen reicht das; wenn du genau auf den Klick singen willst, leg dir die trockene Stimme auf den Kopfhörer.",
        },
        {
          question: "Kann ich das Pad automatisieren?",
          answer:
            "Ja, beide Richtungen. Eine Stimme, die über eine Strophe altert, besteht aus zwei Automationslinien.",
        },
        {
          question: "Korrigiert es auch die Tonhöhe?",
          answer:
            "Nein. Setz AutoTune davor. Eine saubere Stimme lässt sich auch leichter in eine andere verwandeln.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Noch mehr Unbekannte",
      products: ["larynx", "choir", "vocodist"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Metamorph: die Fakten",
          inside: [
            { name: "Pad", value: "4 Ecken: du, Kind, Maschine, Kreatur" },
            { name: "Ändert", value: "Kehle, Stimmbänder und Tonhöhe" },
            { name: "Behält", value: "Worte, Timing, Atem" },
            { name: "Automation", value: "Beide Richtungen des Pads und der Mix" },
            { name: "Verarbeitung", value: "Auf deinem Rechner; kein Audio wird verschickt" },
          ],
          latency: "Etwa 40 ms, vom Host ausgeglichen",
          diskSpace: "480 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Ein Duett zu zweit, allein gesungen",
          rows: [
            {
              title: "Sing beide Stimmen",
              text: "Nimm die zweite auf einer eigenen Spur auf, mit eigener Stimmung. Sing sie so, wie dieser Mensch es täte: Metamorph ändert die Kehle, nicht die Manieren.",
            },
            {
              title: "Erst korrigieren",
              text: "AutoTune auf beide Spuren, in derselben Tonart. Zwei Unbekannte können auf Arten zueinander schief liegen, die eine einzelne Stimme nie schafft.",
            },
            {
              title: "Verlass die Ecke langsam",
              text: "Lade Metamorph auf die zweite Spur und zieh den Punkt Stück für Stück von dir weg. Hör auf, wenn du dich nicht mehr erkennst; oft ist das nach einem Drittel des Wegs.",
            },
            {
              title: "Rück sie auseinander",
              text: "Eine nach links, eine nach rechts, nur ein wenig. Gib beiden mit Vocal Reverb denselben Raum, damit sie sich irgendwo begegnen.",
            },
            {
              title: "Bleib menschlich",
              text: "Wenn ein Wort falsch klingt, sing es noch einmal, statt weiter zu drehen. Das geht schneller.",
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
          headline: "Jemand anderes in drei Abstufungen",
          text: "Von der verbogenen Kehle bis zum neuen Menschen. Alle sind synthetisch, vorher wie nachher.",
          demos: [
            {
              product: "metamorph",
              title: "Metamorph",
              text: "Ein anderer Mensch, mit demselben Song im Kopf.",
            },
            {
              product: "larynx",
              title: "Larynx",
              text: "Derselbe Mensch, mit einer Kehle, die es nicht geben kann.",
            },
            {
              product: "whisper",
              title: "Whisper",
              text: "Derselbe Mensch, nur der Ton ist weg.",
            },
          ],
        },
      ],
    },
  ],
};
