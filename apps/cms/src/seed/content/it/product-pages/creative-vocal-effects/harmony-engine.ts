import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const harmonyEngine: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "harmony-engine",
  name: "Harmony Engine",
  tagline: "I coristi li porti tu.",
  text: "Canta una linea, e Harmony Engine ne canta fino a quattro accanto, nella tonalità del brano. Entrano quando entri tu, tengono quando tieni tu e alle prove non arrivano mai in ritardo.",
  nav: { description: "Armonie da una sola voce principale", isNew: false, order: 2 },
  products: ["harmony-engine"],
  seo: {
    title: "Harmony Engine: armonie da una voce",
    description:
      "Canta una linea e ottieni fino a quattro armonie nella tonalità del brano. Harmony Engine segue il tuo tempo e le tue parole.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Entra una linea, ne escono cinque",
      rows: [
        {
          title: "Voci come corsie",
          text: "Tu sei la linea luminosa al centro. Due voci stanno sopra e due sotto, ognuna con l’intervallo che tiene scritto in fondo.",
        },
        {
          title: "In tonalità, non solo in parallelo",
          text: "Una terza a volte è di quattro semitoni, a volte di tre. Harmony Engine conosce la scala e sceglie, così nessuna voce esce dal brano.",
        },
        {
          title: "Ti seguono",
          text: "Il tuo tempo, le tue parole, i tuoi glissati. Quando tieni una nota, la tengono con te.",
        },
        {
          title: "Non cinque cloni",
          text: "Ogni voce è un po’ in anticipo o in ritardo e ha una gola un po’ diversa, come le persone che cantano una accanto all’altra.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "E adesso tutti insieme",
      text: "Prima una voce sintetica, dopo tre voci in La minore.",
      demos: [
        {
          product: "harmony-engine",
          title: "Una voce, poi un accordo",
          text: "La linea che conosci resta al centro. Ascolta le voci sopra quando la melodia scende: non scendono della stessa distanza.",
        },
      ],
    },
    includedInUnlimited(
      "È uno dei 14 effetti creativi dell’abbonamento, e lì dentro c’è anche AutoKey, che gli dice la tonalità.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Domande su Harmony Engine",
      items: [
        {
          question: "Devo conoscere l’armonia?",
          answer:
            "No. Scegli la tonalità, o lascia che la trovi AutoKey, e accendi voci finché non suona bene. Se l’armonia la conosci, imposta tu ogni intervallo.",
        },
        {
          question: "Posso avere le voci su tracce separate?",
          answer:
            "Sì. Metti una voce in solo e fai il bounce, oppure usa un’istanza per ogni voce, e mixale come qualsiasi altra traccia.",
        },
        {
          question: "E gli accordi fuori tonalità?",
          answer:
            "Automatizza la scala per quella battuta. Le voci cambiano subito, anche a metà di una nota.",
        },
        {
          question: "In che cosa è diverso da Choir?",
          answer:
            "Harmony Engine fa poche voci su note diverse. Choir fa tante voci sulle stesse note.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Tu, al plurale",
      products: ["choir", "twin", "auto-key"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Harmony Engine, nero su bianco",
          inside: [
            { name: "Voci", value: "Fino a 4 accanto alla principale" },
            { name: "Intervalli", value: "Da un’ottava sotto a un’ottava sopra, dentro la scala" },
            { name: "Per ogni voce", value: "Livello, pan, gola, tempo" },
            { name: "Scale", value: "Maggiore, minore o le note che scegli tu" },
            { name: "Tonalità", value: "A mano o da AutoKey" },
          ],
          latency: "Circa 25 ms, compensati dalla DAW",
          diskSpace: "340 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Costruisci un ritornello che si apre",
          rows: [
            {
              title: "Intona la voce principale",
              text: "Le armonie copiano la voce principale, errori compresi. Prima AutoTune, poi Harmony Engine.",
            },
            {
              title: "Comincia da una terza sopra",
              text: "Una voce, forte la metà della principale. Se suona dolce ma stona su una parola, guarda l’accordo in quel punto.",
            },
            {
              title: "Aggiungi qualcosa sotto",
              text: "Una voce sotto dà peso. Tienila al centro e manda quella alta da una parte.",
            },
            {
              title: "Tieni qualcosa per dopo",
              text: "Strofa senza armonie, primo ritornello con una, ultimo con tutte. Automatizza gli interruttori delle voci, non il volume.",
            },
            {
              title: "Mandale indietro",
              text: "I cori stanno dietro alla voce principale: meno acuti, più stanza, meno consonanti. Passali nel de-esser più di quanto oseresti con la principale.",
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
          headline: "Due, tre, tante",
          text: "Tre modi di avere compagnia. Ognuna di queste voci è sintetica.",
          demos: [
            {
              product: "harmony-engine",
              title: "Harmony Engine",
              text: "Note diverse, un solo accordo.",
            },
            {
              product: "twin",
              title: "Twin",
              text: "Le stesse note, cantate due volte.",
            },
            {
              product: "choir",
              title: "Choir",
              text: "Le stesse note, cantate da tutti.",
            },
          ],
        },
      ],
    },
  ],
};
