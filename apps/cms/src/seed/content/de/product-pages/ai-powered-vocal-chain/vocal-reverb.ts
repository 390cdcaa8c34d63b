import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalReverb: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-reverb",
  name: "Vocal Reverb",
  tagline: "Irgendwo muss man ja singen.",
  text: "Eine trockene Stimme ist nirgendwo. Vocal Reverb hört, wie schnell der Song ist und wie die Stimme darin sitzt, schlägt einen Raum vor, der zu beidem passt, und steht den Worten nicht im Weg.",
  nav: { description: "Ein Raum, der zur Stimme passt", isNew: false, order: 5 },
  products: ["vocal-reverb"],
  seo: {
    title: "Vocal Reverb: ein Raum für die Stimme",
    description:
      "Vocal Reverb schlägt einen Raum vor, der zu Stimme und Tempo passt, und steht den Worten nicht im Weg.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Ein Raum zum Herumgehen",
      rows: [
        {
          title: "Erst ein Vorschlag",
          text: "Spiel eine Strophe ab, und er schlägt Größe und Nachhallzeit vor. Langsame Songs bekommen längere Räume; in dichten hält er sich zurück.",
        },
        {
          title: "Sieh die Wände",
          text: "Der Raum ist perspektivisch gezeichnet, und jeder Ring auf dem Boden ist Schall auf dem Weg zur hinteren Tür. Zieh an der Rückwand, und er wird tiefer.",
        },
        {
          title: "Er macht den Worten Platz",
          text: "Während du singst, tritt die Hallfahne zurück; zwischen den Zeilen kommt sie hervor. Großer Raum, klarer Text.",
        },
        {
          title: "Abstand statt nur Wet und Dry",
          text: "Ein Regler schiebt die Stimme zur Rückwand: Frühe Reflexionen, Klangfarbe und Fahne ändern sich zusammen, so wie wenn jemand wirklich geht.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Erst nirgendwo, dann irgendwo",
      text: "Eine synthetische Stimme hält ein paar lange Töne, zuerst ganz ohne Raum.",
      demos: [
        {
          product: "vocal-reverb",
          title: "Von trocken zu Raum",
          text: "Achte auf die Lücken zwischen den Tönen. Dort wohnt ein Raum.",
        },
      ],
    },
    includedInUnlimited(
      "Das letzte der fünf Vocal-Chain-Tools im Abo und das erste, das die meisten zu weit aufdrehen.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Fragen zum Hall",
      items: [
        {
          question: "Wie viele Räume gibt es?",
          answer:
            "Einen, den du in jede Richtung verändern kannst. Presets sind nur Stellen, an denen jemand die Wände stehen gelassen hat.",
        },
        {
          question: "Insert oder Send?",
          answer:
            "Beides geht. Als Insert nimm den Abstandsregler. Auf einem Send schalte das trockene Signal ab und nimm einen Raum für mehrere Stimmen, dann stehen sie am selben Ort.",
        },
        {
          question: "Wie bekomme ich den riesigen, glitzernden?",
          answer:
            "Das ist Halo, einer der Kreativeffekte. Dieser hier ist für Räume, die es geben könnte.",
        },
        {
          question: "Ändert sich der Vorschlag, während ich mische?",
          answer: "Nein. Er hört zu, wenn du ihn darum bittest, und hält dann still.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Noch mehr Raum",
      products: ["halo", "orbit", "vocal-compressor"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal Reverb: die Fakten",
          inside: [
            { name: "Nachhallzeit", value: "0,2 bis 12 Sekunden" },
            { name: "Pre-Delay", value: "0 bis 250 ms oder im Takt des Hosts" },
            { name: "Ducking", value: "0 bis 100" },
            { name: "Breite", value: "Mono hinein, Stereo heraus, wo der Host es erlaubt" },
            { name: "Zuhören", value: "Auf deinem Rechner; kein Audio wird verschickt" },
          ],
          latency: "Keine",
          diskSpace: "330 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Die richtige Menge Hall finden",
          rows: [
            {
              title: "Fang beim Tempo an",
              text: "Lass ihn eine Strophe hören. Faustregel: Die Fahne sollte fast weg sein, wenn die nächste Zeile beginnt.",
            },
            {
              title: "Stell das Pre-Delay ein",
              text: "20 bis 40 ms halten die Worte vor dem Raum. Bei mehr hörst du ein Echo; bei null steht die Stimme in der Wand.",
            },
            {
              title: "Nimm die Tiefen weg",
              text: "Ein Raum, der dröhnt, macht den ganzen Mix kleiner. Senk seine Tiefen ab, bis du sie erst vermisst, wenn sie fehlen.",
            },
            {
              title: "Dreh auf, bis du es merkst",
              text: "Dann ein bisschen zurück. Was du im Mix bemerkst, bemerken andere doppelt.",
            },
            {
              title: "Prüf in Mono und leise",
              text: "Auch aus dem Handy auf dem Tisch müssen die Worte noch zu verstehen sein. Wenn nicht, gib mehr Ducking, bevor du den Hall leiser machst.",
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
          headline: "Räume, möglich und unmöglich",
          text: "Synthetische Stimmen, drei Orte zum Stehen.",
          demos: [
            {
              product: "vocal-reverb",
              title: "Vocal Reverb",
              text: "Ein Raum, den es geben könnte.",
            },
            {
              product: "halo",
              title: "Halo",
              text: "Eine Fahne, die auf dem Weg hinaus eine Oktave steigt. Baurechtlich bedenklich.",
            },
            {
              product: "orbit",
              title: "Orbit",
              text: "Gar keine Wände, dafür läuft die Stimme um dich herum.",
            },
          ],
        },
      ],
    },
  ],
};
