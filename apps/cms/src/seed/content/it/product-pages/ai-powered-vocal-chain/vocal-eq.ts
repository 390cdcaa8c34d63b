import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalEq: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-eq",
  name: "Vocal EQ",
  tagline: "Bande che seguono la melodia.",
  text: "Una voce si muove, e con lei tutto quello che un EQ dovrebbe toccare. Vocal EQ trova nella tua rimbombo, corpo, naso e aria, mette una banda su ciascuno e la sposta insieme alle note che canti.",
  nav: { description: "Un EQ con bande che seguono le tue note", isNew: false, order: 2 },
  products: ["vocal-eq"],
  seo: {
    title: "Vocal EQ: bande che seguono la voce",
    description:
      "Vocal EQ trova rimbombo, corpo, naso e aria in una voce, e le sue bande seguono le note mentre le canti.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Sa dov’è il naso",
      rows: [
        {
          title: "Bande con un nome",
          text: "Rumble, Body, Nasal, Air: rimbombo, corpo, naso, aria. I numeri ci sono, ma puoi dire quello che intendi e girare quello.",
        },
        {
          title: "Seguono la nota",
          text: "Un taglio a una frequenza va bene per una nota. Qui la banda si muove con la melodia, così note basse e alte hanno la stessa voce.",
        },
        {
          title: "Prima ascolta",
          text: "Fai partire una strofa. La curva va a un punto di partenza per questa voce e questo microfono, e da lì continui tu.",
        },
        {
          title: "La voce dietro la curva",
          text: "Sotto la curva vedi dal vivo lo spettro di quello che si canta. Non devi indovinare quale gobba sei tu e quale è la stanza.",
        },
        {
          title: "Resta un EQ",
          text: "Prendi un punto, trascinalo, spegni l’inseguimento. Tutte e quattro le bande funzionano anche alla vecchia maniera.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Fuori da sotto la coperta",
      text: "Una voce sintetica, all’inizio impastata e un po’ nasale.",
      demos: [
        {
          product: "vocal-eq",
          title: "Via l’impasto, via il naso",
          text: "I bassi si schiariscono, il naso fa un passo indietro e in alto entra un po’ d’aria. Le note non cambiano: sembra solo che la persona si sia voltata verso di te.",
        },
      ],
    },
    includedInUnlimited(
      "Vocal EQ arriva con l’abbonamento, nel mezzo di una catena di cinque che si conoscono fra loro.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Domande su Vocal EQ",
      items: [
        {
          question: "Come fanno le bande a seguire le note?",
          answer:
            "Vocal EQ segue l’intonazione, come AutoTune, e tiene una banda sempre alla stessa distanza dalla nota. Per ogni banda decidi tu se deve seguire.",
        },
        {
          question: "Ha bisogno di AutoTune?",
          answer: "No. Ha le sue orecchie.",
        },
        {
          question: "Mi mixa il brano da solo?",
          answer:
            "Fa una proposta per una voce. Di che cosa abbia bisogno il brano non lo sa; lo sai tu.",
        },
        {
          question: "Funziona su altri strumenti?",
          answer:
            "Su tutto quello che suona una nota alla volta. Sugli accordi le bande non hanno una nota sola da seguire: spegni l’inseguimento.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Prima e dopo l’EQ",
      products: ["vocal-prep", "vocal-compressor", "vocal-de-esser"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal EQ, nero su bianco",
          inside: [
            { name: "Bande", value: "4: Rumble, Body, Nasal, Air" },
            { name: "Guadagno", value: "±18 dB ciascuna; Rumble taglia soltanto" },
            { name: "Gamma", value: "Da 20 Hz a 20 kHz" },
            { name: "Inseguimento", value: "Acceso o spento per ogni banda" },
            { name: "Ascolto", value: "Sul tuo computer; nessun audio viene inviato" },
          ],
          latency: "Nessuna con l’inseguimento spento, circa 20 ms quando è acceso",
          diskSpace: "310 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Schiarisci una voce impastata",
          rows: [
            {
              title: "Fagli sentire una strofa",
              text: "La strofa, non il ritornello: l’impasto vive nei versi bassi e piano. Prendi la curva che ti offre.",
            },
            {
              title: "Controlla Rumble",
              text: "Metti la banda in solo. Se senti passi e traffico, lasciala lì. Se senti la voce, spostala più giù.",
            },
            {
              title: "Trova il naso",
              text: "Alza tanto Nasal, spostalo dove la voce sembra più raffreddata, poi taglia lì. Di solito basta meno della metà di quanto hai alzato.",
            },
            {
              title: "Prima il corpo, poi l’aria",
              text: "Viene voglia di cominciare dall’alto. Ma una voce col peso giusto ha bisogno di meno brillantezza.",
            },
            {
              title: "Pareggia il volume",
              text: "Prima di confrontare, regola l’uscita in modo che suonino forti uguale. Quella più forte vince sempre, anche quando è peggiore.",
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
          headline: "Il timbro, poi le punte",
          text: "Una voce sintetica prima e dopo due strumenti che lavorano sul suono di una voce e non sulle sue note.",
          demos: [
            {
              product: "vocal-eq",
              title: "Vocal EQ",
              text: "Impastata e nasale, poi nessuna delle due cose.",
            },
            {
              product: "vocal-de-esser",
              title: "Vocal De-Esser",
              text: "Quello che spesso viene dopo: l’aria si porta dietro le esse.",
            },
          ],
        },
      ],
    },
  ],
};
