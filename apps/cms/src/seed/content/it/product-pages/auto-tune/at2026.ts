import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const at2026: SeedProductPage = {
  family: "auto-tune",
  slug: "at2026",
  name: "AutoTune 2026",
  tagline: "Scegli la tonalità. Canta. Fatto.",
  text: "Un quadrante con la nota che canti, due manopole, e la tua voce si intona mentre esce. 2026 è l’edizione per chi preferisce fare un’altra take che leggere un manuale.",
  nav: { description: "Intonazione in tempo reale, pronta in un minuto", isNew: true, order: 1 },
  products: ["auto-tune-2026"],
  seo: {
    title: "AutoTune 2026: intonazione in tempo reale",
    description:
      "Scegli una tonalità, gira due manopole e canta a tono, dal vivo. AutoTune 2026 è l’edizione svelta, per lo studio e per il palco.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Finestra piccola, strada corta",
      rows: [
        {
          title: "Il quadrante delle note",
          text: "Le note stanno su un arco largo quanto la finestra. Sotto, scritta in grande, c’è quella che canti, con i cent che ti mancano. La leggi dall’altro capo della stanza.",
        },
        {
          title: "Due manopole, zero pagine",
          text: "Retune dice in quanto tempo una nota viene corretta, Human quanto può respirare una nota lunga. Non c’è una seconda pagina in cui perdersi.",
        },
        {
          title: "Fatto per adesso",
          text: "Lavora solo in tempo reale, ed è proprio questo il bello: quello che senti in cuffia è quello che finisce sulla traccia.",
        },
        {
          title: "Se la tonalità non la sai",
          text: "AutoKey può ascoltare il brano e impostarla. Oppure tocca sul quadrante le note che vuoi dentro e lascia fuori le altre.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Veloce, come sul palco",
      text: "Una voce sintetica con regolazioni da concerto: abbastanza veloci da tenere ogni nota, un passo prima del robot.",
      demos: [
        {
          product: "auto-tune-2026",
          title: "Intonazione dal vivo",
          text: "Ogni nota raggiunge la sua corsia quasi subito. Si sente che è stata corretta; si sente anche che è giusta.",
        },
      ],
    },
    includedInUnlimited(
      "AutoTune 2026 è una delle tre edizioni dell’abbonamento, insieme a Pro e Hybrid. Dal vivo usi 2026, dopo Pro, senza comprare né l’uno né l’altro.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Domande su 2026",
      items: [
        {
          question: "Che cos’ha Pro che 2026 non ha?",
          answer:
            "La modalità grafica, cioè il lavoro a mano dopo la take. Se sistemi singole note, scegli Pro. Se ricanti finché viene giusta, 2026 basta.",
        },
        {
          question: "Il nome vuol dire che scade con l’anno?",
          answer:
            "No. È l’anno dell’edizione, non una data di scadenza. Una licenza comprata non finisce.",
        },
        {
          question: "Posso suonarlo come uno strumento?",
          answer:
            "Quasi. Le note sul quadrante si accendono e si spengono mentre canti: puoi stringere la scala per il ritornello e poi riaprirla.",
        },
        {
          question: "Su quanti computer posso usarlo?",
          answer:
            "Su due alla volta, per esempio il fisso dello studio e il portatile per il palco.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Sta bene con 2026",
      products: ["auto-key", "auto-tune-pro", "vocal-reverb"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoTune 2026, nero su bianco",
          inside: [
            { name: "Modalità", value: "Automatica, in tempo reale" },
            { name: "Manopole", value: "Retune, Human" },
            { name: "Retune Speed", value: "Da 0 a 300 ms" },
            { name: "Scale", value: "Maggiore, minore, cromatica o le note che scegli tu" },
            { name: "Tonalità", value: "A mano sul quadrante o da AutoKey" },
          ],
          latency: "Circa 3 ms",
          diskSpace: "220 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Pronti per il concerto in cinque minuti",
          rows: [
            {
              title: "Accorcia la strada",
              text: "Imposta il buffer dell’interfaccia audio a 64 o 128 campioni. Quasi tutto il ritardo che sente chi canta viene da lì, non dal plug-in.",
            },
            {
              title: "A ogni brano la sua tonalità",
              text: "Salva un preset per ogni brano, con tonalità e scala. Sul palco cambi un preset, non un’impostazione.",
            },
            {
              title: "Parti con Retune a metà",
              text: "Canta il verso più difficile della scaletta. Se le note ballano, accelera. Se i glissati diventano gradini, rallenta. Se le note lunghe stanno troppo ferme, dai più Human.",
            },
            {
              title: "Prima l’intonazione, poi l’eco",
              text: "Metti 2026 prima di riverbero e delay. Altrimenti sente due voci e crede a tutte e due.",
            },
            {
              title: "Tieniti una via d’uscita",
              text: "Assegna il bypass a un pedale. Fra un brano e l’altro ti verrà da parlare, e nessuno parla in La minore.",
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
          headline: "2026 e i suoi vicini",
          text: "Voci sintetiche, all’inizio un po’ fuori, e tre edizioni che le rimettono a posto.",
          demos: [
            {
              product: "auto-tune-2026",
              title: "2026, dal vivo",
              text: "Svelto e pulito, con un resto di attacco da sotto.",
            },
            {
              product: "auto-tune-pro",
              title: "Pro, naturale",
              text: "Va sulla nota con più calma. Ascolta l’inizio di quelle lunghe.",
            },
            {
              product: "auto-tune-hybrid",
              title: "Hybrid, con Throat",
              text: "Velocità media, e anche una gola un po’ diversa.",
            },
          ],
        },
      ],
    },
  ],
};
