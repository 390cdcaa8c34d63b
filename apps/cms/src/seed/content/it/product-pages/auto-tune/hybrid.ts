import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet } from "../../system-requirements.ts";

export const hybrid: SeedProductPage = {
  family: "auto-tune",
  slug: "hybrid",
  name: "AutoTune Hybrid",
  tagline: "L’intonazione che abita nell’hardware.",
  text: "Hybrid è AutoTune per Pro Tools. Gira sul DSP del tuo sistema mentre registri e in nativo quando mixi, con le stesse impostazioni e lo stesso suono.",
  nav: { description: "Per Pro Tools, su DSP o in nativo", isNew: false, order: 3 },
  products: ["auto-tune-hybrid"],
  seo: {
    title: "AutoTune Hybrid: intonazione per Pro Tools",
    description:
      "Intonazione in tempo reale in un plug-in AAX, su hardware DSP o in nativo. AutoTune Hybrid mantiene impostazioni e suono in entrambi i casi.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Costruito come un’unità rack",
      rows: [
        {
          title: "DSP o nativo",
          text: "Sull’hardware mentre registri, sul computer quando mixi. Sposta una sessione dallo studio al portatile: le impostazioni ti seguono.",
        },
        {
          title: "Una parete di luci",
          text: "Le luci pallide mostrano quello che canti, quelle vive quello che esce. La distanza fra le due è il lavoro di Hybrid, e si legge dalla cabina.",
        },
        {
          title: "Throat",
          text: "Allunga o accorcia la gola da cui sembra venire la voce. Ne basta un pelo per dare petto a una take sottile.",
        },
        {
          title: "Retune e Flex",
          text: "Retune regola in quanto tempo una nota viene corretta. Flex regola quanto deve essere vicina prima che succeda qualcosa, così un glissato può restare un glissato.",
        },
        {
          title: "Un tasto per il palco",
          text: "LIVE rinuncia a tutto ciò che costa tempo. Il ritardo che resta è scritto sotto il tasto, così nessuno deve discuterne.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Regolazione da palco",
      text: "Una voce sintetica come sul palco: velocità media, un po’ di Throat.",
      demos: [
        {
          product: "auto-tune-hybrid",
          title: "Intonata, con più petto",
          text: "Le note si posano a velocità media, mentre la voce diventa un po’ più grande di chi la possiede.",
        },
      ],
    },
    includedInUnlimited(
      "Hybrid è una delle tre edizioni dell’abbonamento. Insieme arrivano Pro e 2026, per tutte le DAW che non sono Pro Tools.",
    ),
    {
      block: "specs",
      headline: "Requisiti di sistema",
      groups: [
        {
          title: "Che cosa ti serve",
          rows: [
            { name: "DAW", value: "Un Pro Tools che carichi plug-in AAX DSP o AAX Native" },
            { name: "Mac", value: "macOS 12 o successivo, chip Apple o Intel; AAX" },
            { name: "PC", value: "Windows 10 o 11 a 64 bit; AAX" },
            { name: "Attivazione", value: "Su 2 computer alla volta" },
          ],
        },
      ],
    },
    {
      block: "faq",
      headline: "Domande su Hybrid",
      items: [
        {
          question: "Mi serve l’hardware DSP?",
          answer:
            "No. Senza, Hybrid gira in nativo. Se ce l’hai, l’elaborazione si sposta lì e il computer ha meno da fare mentre registri.",
        },
        {
          question: "Funziona fuori da Pro Tools?",
          answer:
            "No, Hybrid esiste solo in AAX. Per le altre DAW prendi AutoTune Pro o AutoTune 2026.",
        },
        {
          question: "Hybrid ha una modalità grafica?",
          answer:
            "No. Intona in tempo reale. Per lavorare nota per nota dopo la take c’è AutoTune Pro.",
        },
        {
          question: "Suona uguale su DSP e in nativo?",
          answer:
            "L’intenzione è quella: stesse impostazioni, stesso metodo. Quello che cambia è il ritardo, più breve sull’hardware.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Intorno a Hybrid",
      products: ["auto-tune-pro", "auto-key", "vocal-compressor"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoTune Hybrid, nero su bianco",
          inside: [
            { name: "Modalità", value: "Automatica, in tempo reale" },
            { name: "Manopole", value: "Retune, Flex, Throat" },
            { name: "Retune Speed", value: "Da 0 a 300 ms" },
            { name: "Scale", value: "Maggiore, minore, cromatica o le note che scegli tu" },
            { name: "Tonalità", value: "A mano o da AutoKey" },
          ],
          sampleRates: "Da 44,1 a 192 kHz in nativo, da 44,1 a 96 kHz su DSP",
          latency: "Circa 2 ms su DSP con LIVE, circa 3 ms in nativo",
          diskSpace: "240 MB",
          formats: [
            { name: "macOS", value: "AAX DSP, AAX Native" },
            { name: "Windows", value: "AAX DSP, AAX Native" },
            { name: "Architettura", value: "64 bit; nativo sui chip Apple" },
          ],
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Registra con l’intonazione, tieni la take grezza",
          rows: [
            {
              title: "Fai due tracce",
              text: "Registra il microfono su una traccia senza plug-in. Manda lo stesso ingresso su una seconda, quella che ascolta chi canta.",
            },
            {
              title: "Metti Hybrid sulla seconda",
              text: "Se hai l’hardware, scegli la versione DSP. Premi LIVE e leggi il ritardo lì sotto.",
            },
            {
              title: "Regolalo per chi canta",
              text: "Retune medio e tanto Flex. Chi lotta con la correzione canta peggio di chi non se ne accorge.",
            },
            {
              title: "Registra",
              text: "In cuffia va la voce intonata; sul disco, quella sincera.",
            },
            {
              title: "Decidi dopo",
              text: "Copia il plug-in con le sue impostazioni sulla traccia grezza, in nativo, e cambia idea quante volte vuoi.",
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
          headline: "Hybrid e chi gli lavora accanto",
          text: "Voci sintetiche, tre finestre.",
          demos: [
            {
              product: "auto-tune-hybrid",
              title: "Hybrid, da palco",
              text: "Intonazione media, con la gola allungata.",
            },
            {
              product: "auto-tune-2026",
              title: "2026, dal vivo",
              text: "Più veloce, e la gola resta com’era.",
            },
            {
              product: "vocal-compressor",
              title: "Vocal Compressor",
              text: "Quello che di solito viene subito dopo l’intonazione: un livello uniforme.",
            },
          ],
        },
      ],
    },
  ],
};
