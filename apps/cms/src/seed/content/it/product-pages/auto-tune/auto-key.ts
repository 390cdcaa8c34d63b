import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const autoKey: SeedProductPage = {
  family: "auto-tune",
  slug: "auto-key",
  name: "AutoKey",
  tagline: "In che tonalità è? In quella lì.",
  text: "AutoKey ascolta un brano, ne trova tonalità e scala, dice quanto ne è sicuro e passa la risposta a ogni AutoTune della sessione. Non cambia nessun suono: ti evita di intonare nella tonalità sbagliata.",
  nav: { description: "Trova la tonalità e la dice ad AutoTune", isNew: false, order: 5 },
  products: ["auto-key"],
  seo: {
    title: "AutoKey: trova la tonalità di un brano",
    description:
      "AutoKey sente in che tonalità e in che scala è un brano, dice quanto ne è sicuro e imposta ogni AutoTune della tua sessione.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Una risposta, e quanto è sicura",
      rows: [
        {
          title: "Fagli sentire il brano",
          text: "Metti AutoKey sulla musica, non sulla voce, e premi play. Bastano poche battute con dentro gli accordi.",
        },
        {
          title: "Guardala sul circolo",
          text: "Le tonalità maggiori stanno sul circolo delle quinte, le minori all’interno. Quella trovata si accende, e con lei le vicine. Al centro vedi quante volte è passata ogni nota.",
        },
        {
          title: "Sicurezza, non bluff",
          text: "I brani modulano, e alcuni una tonalità non ce l’hanno. AutoKey mostra quanto è sicuro e quali altre tonalità ha valutato, così sai quando fidarti piuttosto del tuo orecchio.",
        },
        {
          title: "Dillo a tutti in una volta",
          text: "Un clic manda tonalità e scala a tutte le finestre AutoTune della sessione. La traccia delle armonie non la dimentica più nessuno.",
        },
      ],
    },
    includedInUnlimited(
      "AutoKey fa parte dell’abbonamento, insieme alle tre edizioni AutoTune con cui parla.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Domande su AutoKey",
      items: [
        {
          question: "Perché non c’è un prima e dopo da ascoltare?",
          answer:
            "Perché AutoKey non tocca il suono. Ascolta e scrive un’impostazione. Quello che senti è AutoTune che va sulle note giuste.",
        },
        {
          question: "Può sbagliarsi?",
          answer:
            "Sì. Una tonalità maggiore e la sua relativa minore hanno le stesse note, e un brano che prende accordi in prestito può ingannarlo. Per questo mostra quanto è sicuro e che cos’altro ha valutato.",
        },
        {
          question: "Mi serve, se le tonalità le riconosco a orecchio?",
          answer:
            "Meno. Però ti risparmia di impostare la stessa tonalità in sei finestre, e fa presto con una traccia che ti ha mandato qualcun altro.",
        },
        {
          question: "Funziona senza AutoTune?",
          answer:
            "Sì. Tonalità e scala le leggi nella sua finestra. Per passarle serve un AutoTune nella stessa sessione.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Chi dà retta ad AutoKey",
      products: ["auto-tune-2026", "auto-tune-pro", "harmony-engine"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoKey, nero su bianco",
          inside: [
            { name: "Trova", value: "Tonalità e scala, con un grado di sicurezza" },
            { name: "Ascolta", value: "La traccia su cui si trova, mentre suona" },
            { name: "Scale", value: "Maggiore e minore" },
            { name: "Passa i dati a", value: "AutoTune Pro, 2026, Hybrid ed EFX+; Harmony Engine" },
            { name: "Suono", value: "Passa intatto" },
          ],
          latency: "Nessuna",
          diskSpace: "90 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Trova la tonalità di un beat arrivato senza",
          rows: [
            {
              title: "Usa la musica",
              text: "Inserisci AutoKey sul beat o sul bus degli strumenti. Se puoi, lascia fuori la batteria: un’intonazione ce l’ha, un’opinione no.",
            },
            {
              title: "Fai partire il ritornello",
              text: "Scegli otto battute con tutti gli accordi. Un’intro su una nota sola può essere in qualunque tonalità.",
            },
            {
              title: "Leggi la sicurezza",
              text: "Alta: vai avanti. Bassa: fagli sentire un altro punto. Se due vicine continuano a scambiarsi di posto, forse il brano modula.",
            },
            {
              title: "Controlla con una nota",
              text: "Canticchia la nota che a fine ritornello sa di casa. Se è il nome nella finestra, ci siamo; se sta tre semitoni sopra la minore indicata, sei nella relativa maggiore.",
            },
            {
              title: "Mandala",
              text: "Passa la tonalità, poi canta. Adesso tutti gli AutoTune della sessione sono d’accordo.",
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
          headline: "Che cosa fa la tonalità giusta",
          text: "AutoKey, di suo, sta zitto. Ecco due finestre impostate da lui: sanno entrambe che la frase è in La minore. La voce è sintetica.",
          demos: [
            {
              product: "auto-tune-2026",
              title: "2026, che sa la tonalità",
              text: "L’intonazione veloce va alla nota permessa più vicina. Quali siano quelle permesse lo decide la tonalità.",
            },
            {
              product: "harmony-engine",
              title: "Harmony Engine, che sa la tonalità",
              text: "Una terza sopra a volte è di tre semitoni, a volte di quattro. La tonalità sa quando.",
            },
          ],
        },
      ],
    },
  ],
};
