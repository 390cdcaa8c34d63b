import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalPrep: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-prep",
  name: "Vocal Prep",
  tagline: "Lava la take prima di cucinarla.",
  text: "Rumore, stanza, clic e livelli che ballano si tolgono meglio prima del mix che dentro. Prep ascolta una take grezza, dice che cosa non va e ne consegna una pulita.",
  nav: { description: "Meno rumore, meno stanza, livello uniforme", isNew: false, order: 1 },
  products: ["vocal-prep"],
  seo: {
    title: "Vocal Prep: take pulite prima del mix",
    description:
      "Vocal Prep toglie rumore e stanza da una voce grezza e ne uniforma il livello, così tutto quello che viene dopo lavora meglio.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Quattro faccende, una finestra",
      rows: [
        {
          title: "Il rumore",
          text: "La ventola, il frigo, il fruscio di un preamplificatore economico. Prep impara come suonano le pause e toglie quel suono anche dalle parole.",
        },
        {
          title: "La stanza",
          text: "Una camera da letto aggiunge le sue pareti alla tua voce. Prep disegna la stanza che sente e la abbassa. Non può portarti in uno studio, ma può chiudere la porta.",
        },
        {
          title: "I clic",
          text: "Labbra, lingua e cavi malandati. Vengono trovati uno per uno, tolti e contati nella finestra.",
        },
        {
          title: "Il livello",
          text: "I versi cantati lontano dal microfono salgono, quelli gridati scendono, frase per frase. Niente pompaggio: muove un fader, non schiaccia.",
        },
        {
          title: "Prima e dopo, in una sola immagine",
          text: "Una lama di luce passa sulla take: davanti la polvere, dietro soltanto la voce. Quello che non vedi più è quello che non senti più.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Una stanza brutta, poi una migliore",
      text: "La voce l’abbiamo fatta sintetica e la registrazione brutta, tutt’e due apposta.",
      demos: [
        {
          product: "vocal-prep",
          title: "Fruscio, pareti e su e giù",
          text: "Prima: rumore, una stanza che inscatola e un livello che va e viene. Dopo: quasi soltanto la voce.",
        },
      ],
    },
    includedInUnlimited(
      "Prep è il primo dei cinque strumenti della catena vocale nell’abbonamento. Gli altri quattro lo seguono in ordine.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Domande su Prep",
      items: [
        {
          question: "Salva qualsiasi registrazione?",
          answer:
            "No. Migliora quelle brutte e fa risparmiare tempo con quelle buone. Contro il clipping, una telefonata in fondo alla stanza o il batterista della porta accanto non può nulla.",
        },
        {
          question: "Funziona in tempo reale?",
          answer:
            "Sì, con un po’ di ritardo: il suo posto è nel mix e non nelle cuffie di chi canta.",
        },
        {
          question: "Dove va nella catena?",
          answer:
            "Per primo, prima di AutoTune e prima di tutto ciò che alza le cose piano. Un compressore tirerebbe su il rumore che Prep sta per togliere.",
        },
        {
          question: "Il mio audio esce dal computer?",
          answer: "No. L’ascolto avviene nel plug-in, sulla tua macchina.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "I prossimi della catena",
      products: ["vocal-eq", "vocal-compressor", "auto-tune-pro"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal Prep, nero su bianco",
          inside: [
            { name: "Riduce", value: "Rumore costante, stanza, clic, sbalzi di livello" },
            { name: "Impara da", value: "La take stessa, circa 10 secondi" },
            { name: "Quantità", value: "Una per ciascuna delle quattro faccende, da 0 a 100" },
            { name: "Ascolto", value: "Sul tuo computer; nessun audio viene inviato" },
          ],
          latency: "Circa 45 ms, compensati dalla DAW",
          diskSpace: "420 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Rendi usabile una take fatta in camera",
          rows: [
            {
              title: "Lasciagli un po’ di silenzio",
              text: "Tieni un secondo o due prima della prima parola. Prep impara il rumore dalle pause, quindi non tagliarle via prima.",
            },
            {
              title: "Fallo ascoltare",
              text: "Fai partire dieci secondi con parole e pause. Le quantità vanno da sole dove comincerebbe lui.",
            },
            {
              title: "Prima il rumore",
              text: "Porta gli altri a zero. Alza Noise finché le pause non tacciono, poi torna indietro finché le fini di parola non sembrano più tagliate.",
            },
            {
              title: "Poi la stanza",
              text: "Ascolta una parola breve e forte e quello che le risuona dietro. Toglilo per metà circa: una voce senza nessuna stanza sembra incollata.",
            },
            {
              title: "Il livello per ultimo",
              text: "Regolalo in modo da capire ogni verso senza toccare il fader. Il resto lo fa il compressore.",
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
          headline: "Prep, e quello che rende possibile",
          text: "Le voci sono tutte sintetiche; i difetti li abbiamo aggiunti con cura.",
          demos: [
            {
              product: "vocal-prep",
              title: "Da grezza a pronta",
              text: "Rumore, stanza e livello, tutto insieme.",
            },
            {
              product: "vocal-compressor",
              title: "Vocal Compressor",
              text: "Che cosa succede a una take irregolare che è già pulita.",
            },
            {
              product: "vocal-eq",
              title: "Vocal EQ",
              text: "Impasto e naso, affrontati quando il rumore non c’è più.",
            },
          ],
        },
      ],
    },
  ],
};
