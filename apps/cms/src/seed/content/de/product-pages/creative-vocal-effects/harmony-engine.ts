import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const harmonyEngine: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "harmony-engine",
  name: "Harmony Engine",
  tagline: "Bring deinen eigenen Background mit.",
  text: "Sing eine Linie, und Harmony Engine singt bis zu vier weitere daneben, in der Tonart des Songs. Sie setzen ein, wenn du einsetzt, halten, wenn du hältst, und kommen nie zu spät zur Probe.",
  nav: { description: "Mehrstimmigkeit aus einer Leadstimme", isNew: false, order: 2 },
  products: ["harmony-engine"],
  seo: {
    title: "Harmony Engine: mehrstimmig aus einer Stimme",
    description:
      "Sing eine Linie und bekomm bis zu vier weitere Stimmen in der Tonart des Songs. Harmony Engine folgt deinem Timing und deinen Worten.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Eine Linie hinein, fünf heraus",
      rows: [
        {
          title: "Stimmen als Bahnen",
          text: "Du bist die helle Linie in der Mitte. Zwei Stimmen stehen darüber, zwei darunter, und am Ende jeder steht das Intervall, das sie hält.",
        },
        {
          title: "In der Tonart, nicht nur parallel",
          text: "Eine Terz hat mal vier Halbtöne und mal drei. Die Engine kennt die Tonleiter und wählt, damit keine Stimme den Song verlässt.",
        },
        {
          title: "Sie folgen dir",
          text: "Dein Timing, deine Worte, deine Slides. Wenn du einen Ton hältst, halten sie ihn mit.",
        },
        {
          title: "Keine fünf Klone",
          text: "Jede Stimme ist ein wenig zu früh oder zu spät und hat eine etwas andere Kehle, so wie Leute, die nebeneinanderstehen.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Und jetzt alle zusammen",
      text: "Vorher eine synthetische Stimme, nachher drei Stimmen in a-Moll.",
      demos: [
        {
          product: "harmony-engine",
          title: "Erst ein Lead, dann ein Akkord",
          text: "Die Linie, die du kennst, bleibt in der Mitte. Achte auf die Stimmen darüber, wenn die Melodie einen Schritt hinuntergeht: Ihr Schritt ist nicht gleich groß.",
        },
      ],
    },
    includedInUnlimited(
      "Einer der 14 Kreativeffekte im Abo. AutoKey, das ihm die Tonart sagt, ist auch dabei.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Fragen zu Harmony Engine",
      items: [
        {
          question: "Muss ich etwas von Harmonielehre verstehen?",
          answer:
            "Nein. Wähl die Tonart oder lass AutoKey sie finden, und schalte Stimmen dazu, bis es gut klingt. Wenn du Harmonielehre kannst, stell jedes Intervall selbst ein.",
        },
        {
          question: "Bekomme ich die Stimmen als einzelne Spuren?",
          answer:
            "Ja. Schalte eine auf Solo und bounce sie, oder nimm für jede Stimme eine eigene Instanz und mische sie wie jede andere Spur.",
        },
        {
          question: "Was ist mit Akkorden, die nicht zur Tonart gehören?",
          answer:
            "Automatisier für diesen Takt die Tonleiter. Die Stimmen wechseln sofort, auch mitten im Ton.",
        },
        {
          question: "Was ist der Unterschied zu Choir?",
          answer:
            "Harmony Engine macht wenige Stimmen auf verschiedenen Tönen. Choir macht viele Stimmen auf denselben.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Mehr als einmal du",
      products: ["choir", "twin", "auto-key"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Harmony Engine: die Fakten",
          inside: [
            { name: "Stimmen", value: "Bis zu 4 neben dem Lead" },
            {
              name: "Intervalle",
              value: "Eine Oktave darunter bis eine Oktave darüber, in der Tonleiter",
            },
            { name: "Je Stimme", value: "Pegel, Panorama, Kehle, Timing" },
            { name: "Tonleitern", value: "Dur, Moll oder deine eigene Auswahl an Tönen" },
            { name: "Tonart", value: "Von Hand oder von AutoKey" },
          ],
          latency: "Etwa 25 ms, vom Host ausgeglichen",
          diskSpace: "340 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Einen Refrain bauen, der aufgeht",
          rows: [
            {
              title: "Den Lead korrigieren",
              text: "Die anderen Stimmen kopieren den Lead, Fehler inklusive. Erst AutoTune, dann die Engine.",
            },
            {
              title: "Mit einer Terz darüber anfangen",
              text: "Eine Stimme, halb so laut wie der Lead. Wenn sie schön klingt, aber auf einem Wort nicht stimmt, sieh dir dort den Akkord an.",
            },
            {
              title: "Etwas darunter legen",
              text: "Eine tiefere Stimme gibt Gewicht. Lass sie in der Mitte und schieb die hohe zur Seite.",
            },
            {
              title: "Heb dir etwas auf",
              text: "Strophe ohne, erster Refrain mit einer Stimme, letzter mit allen. Automatisier die Schalter der Stimmen, nicht die Lautstärke.",
            },
            {
              title: "Schieb sie nach hinten",
              text: "Background-Stimmen stehen hinter dem Lead: weniger Höhen, mehr Raum, weniger Konsonanten. De-esse sie härter, als du es beim Lead wagen würdest.",
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
          headline: "Zwei, drei, viele",
          text: "Drei Wege zu Gesellschaft. Jede dieser Stimmen ist synthetisch.",
          demos: [
            {
              product: "harmony-engine",
              title: "Harmony Engine",
              text: "Verschiedene Töne, ein Akkord.",
            },
            {
              product: "twin",
              title: "Twin",
              text: "Dieselben Töne, zweimal gesungen.",
            },
            {
              product: "choir",
              title: "Choir",
              text: "Dieselben Töne, von allen gesungen.",
            },
          ],
        },
      ],
    },
  ],
};
