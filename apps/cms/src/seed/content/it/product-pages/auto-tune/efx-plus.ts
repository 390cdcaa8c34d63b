import type { SeedProductPage } from "../../../../seed-content.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const efxPlus: SeedProductPage = {
  family: "auto-tune",
  slug: "efx-plus",
  name: "AutoTune EFX+",
  tagline: "L’effetto, fatto apposta.",
  text: "EFX+ non si nasconde. Inchioda ogni nota alla scala e dietro ci mette doppie ed eco, con un campo da suonare con un dito e sedici pad da colpire. Per il suono che tutti hanno in testa quando dicono quel nome.",
  nav: { description: "Il suono robotico con un rack di effetti", isNew: false, order: 4 },
  products: ["auto-tune-efx-plus"],
  seo: {
    title: "AutoTune EFX+: suono robotico ed effetti",
    description:
      "Il suono robotico con doppie ed eco alle spalle, da suonare con un dito. AutoTune EFX+ è l’effetto, fatto apposta.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Meno sottile, più divertente",
      rows: [
        {
          title: "Robot dalla prima nota",
          text: "La linea sale e scende a gradini, senza niente in mezzo. L’unica cosa da impostare è la tonalità.",
        },
        {
          title: "Un campo per un dito",
          text: "In un angolo c’è l’umano, nell’altro il robot. Muoviti fra i due mentre canti, e la linea salta di nota in nota insieme a te.",
        },
        {
          title: "Sedici pad",
          text: "Colpiscine uno per una seconda voce accanto alla tua, un altro per le ripetizioni alle spalle. Tienilo per una parola, mollalo per la prossima.",
        },
        {
          title: "A tempo",
          text: "Eco e ripetizioni girano su sedici step, al tempo del brano. Tu puoi arrivare in ritardo; loro no.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Questo lo conosci",
      text: "Una voce sintetica che, a quanto pare, è bravissima a sembrare sintetica.",
      demos: [
        {
          product: "auto-tune-efx-plus",
          title: "Il robot, in compagnia",
          text: "Ogni glissato diventa una scalinata. Poi, alle spalle, entrano le doppie e l’eco.",
        },
      ],
    },
    systemRequirements,
    {
      block: "faq",
      headline: "Domande su EFX+",
      items: [
        {
          question: "EFX+ fa parte di Unlimited?",
          answer:
            "No. EFX+ si compra a parte, fuori dall’abbonamento. Il suono robotico lo fanno anche le tre edizioni dell’abbonamento; EFX+ ci aggiunge i pad e quello che c’è dietro.",
        },
        {
          question: "Sa essere anche discreto?",
          answer:
            "Non molto. È nato per il contrario. Per una correzione che nessuno sente prendi AutoTune Pro o AutoTune 2026.",
        },
        {
          question: "Va bene come primo AutoTune?",
          answer:
            "Se cerchi l’effetto, sì: c’è poco da impostare ed è difficile sbagliare. Se vuoi sistemare le take, parti da 2026.",
        },
        {
          question: "Funziona dal vivo?",
          answer: "Sì, intona in tempo reale. L’eco segue il tempo della DAW.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Se ne vuoi ancora",
      products: ["vocodist", "auto-tune-2026", "auto-key"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoTune EFX+, nero su bianco",
          inside: [
            { name: "Modalità", value: "Automatica, a tutta forza, in tempo reale" },
            { name: "Effetti", value: "Doppie, eco e ripetizioni, su 16 pad" },
            { name: "Scale", value: "Maggiore, minore, cromatica o le note che scegli tu" },
            { name: "Tonalità", value: "A mano o da AutoKey" },
            { name: "Tempo", value: "Dalla DAW" },
          ],
          latency: "Circa 3 ms",
          diskSpace: "260 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Canta in modo che il robot suoni bene",
          rows: [
            {
              title: "Azzecca la tonalità",
              text: "Nella tonalità sbagliata il robot sbaglia con grande convinzione. Lascia che la trovi AutoKey, oppure prova le due più probabili e ascolta l’ultima nota.",
            },
            {
              title: "Scivola apposta",
              text: "L’effetto vive nel tragitto fra due note. Scivola piano dall’una all’altra e senti come sale i gradini.",
            },
            {
              title: "Appoggiati alla nota sbagliata",
              text: "Canta a metà fra due note e tentenna. Quel saltare avanti e indietro è l’abbellimento che tutti imitano.",
            },
            {
              title: "Poi suona il campo",
              text: "Parti vicino all’angolo umano. Vai dal robot per l’ultima parola del verso e torna indietro per il verso dopo.",
            },
            {
              title: "Scandisci le parole",
              text: "Quando l’intonazione è una scalinata, il brano lo reggono le consonanti. Sputale un po’ più di quanto sembri educato.",
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
          headline: "Robot, più robot, macchina",
          text: "Tre modi di smettere di sembrare una persona, da parte di una voce che non lo è mai stata.",
          demos: [
            {
              product: "auto-tune-efx-plus",
              title: "EFX+, tutto acceso",
              text: "Gradini, doppie ed eco.",
            },
            {
              product: "auto-tune-2026",
              title: "2026, per confronto",
              text: "Un’intonazione veloce che lascia ancora sentire da dove veniva la voce.",
            },
            {
              product: "vocodist",
              title: "Vocodist",
              text: "Un passo più in là: le note non sono più tue per niente.",
            },
          ],
        },
      ],
    },
  ],
};
