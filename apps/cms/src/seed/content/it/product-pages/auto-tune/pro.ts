import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const pro: SeedProductPage = {
  family: "auto-tune",
  slug: "pro",
  name: "AutoTune Pro",
  tagline: "Ogni nota nelle tue mani.",
  text: "Pro corregge la voce mentre canti e poi ti lascia modificare ogni nota a mano. Dal ritocco che nessuno sente al suono robotico che tutti conoscono, decidi tu fin dove arrivare.",
  nav: { description: "Intona dal vivo, poi modifica nota per nota", isNew: false, order: 2 },
  products: ["auto-tune-pro"],
  seo: {
    title: "AutoTune Pro: intonazione, nota per nota",
    description:
      "Correggi la voce mentre canti o modificala dopo, nota per nota. AutoTune Pro va dal ritocco che nessuno sente al suono robotico che tutti conoscono.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Due modalità, una voce",
      rows: [
        {
          title: "Modalità automatica",
          text: "Scegli tonalità e scala, poi canta. Ogni nota viene corretta appena arriva, mentre registri o ti esibisci.",
        },
        {
          title: "Modalità grafica",
          text: "Vedi l’intera take come una linea e la modifichi a mano. Disegna una curva, sposta una nota, lascia la successiva com’era.",
        },
        {
          title: "Retune Speed",
          text: "La manopola grande. Lenta, per una correzione che nessuno nota; veloce, per il suono a gradini che ha reso famoso AutoTune.",
        },
        {
          title: "Flex-Tune e Humanize",
          text: "Flex-Tune interviene solo vicino alla nota, così i tuoi glissati restano. Humanize va leggero sulle note lunghe, che continuano a vivere.",
        },
        {
          title: "Bassa latenza",
          text: "Ascolta in cuffia la tua voce intonata mentre canti, con un ritardo così breve da dimenticarlo.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Intonata, e ancora umana",
      text: "Una voce sintetica un po’ fuori, come capita a chi canta. Poi la stessa take dopo Pro.",
      demos: [
        {
          product: "auto-tune-pro",
          title: "Giusta e naturale",
          text: "Le note arrivano in La minore con calma, così gli attacchi da sotto e il vibrato restano. Guarda la linea: curva, non fa gradini.",
        },
      ],
    },
    includedInUnlimited(
      "Unlimited comprende Pro, le altre due edizioni, AutoKey e tutti gli altri strumenti della lista. Se ne useresti tre, fatti due conti.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Domande su Pro",
      items: [
        {
          question: "Si sentirà che l’ho usato?",
          answer:
            "Solo se lo vuoi. Con un Retune Speed lento e un po’ di Flex-Tune, la correzione sparisce nell’interpretazione. Al massimo della velocità diventa l’effetto.",
        },
        {
          question: "Posso usarlo sul palco?",
          answer:
            "Sì. La modalità automatica lavora in tempo reale, con bassa latenza. Ti servono un computer, un’interfaccia audio e un programma che ospiti il plug-in.",
        },
        {
          question: "Quale edizione fa per me?",
          answer:
            "Pro, se vuoi lavorare nota per nota oltre che intonare in tempo reale. AutoTune 2026 è per lavorare in fretta in tempo reale; Hybrid, per Pro Tools con hardware DSP. Tutte e tre fanno parte di Unlimited.",
        },
        {
          question: "Dove funziona Pro?",
          answer:
            "In qualsiasi DAW che carichi uno di questi formati: AU, VST3 o AAX su macOS; VST3 o AAX su Windows.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Altro per la stessa voce",
      products: ["auto-tune-2026", "auto-tune-hybrid", "vocal-eq"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoTune Pro, nero su bianco",
          inside: [
            { name: "Modalità", value: "Automatica e grafica" },
            { name: "Retune Speed", value: "Da 0 a 300 ms" },
            { name: "Flex-Tune, Humanize", value: "Da 0 a 100 ciascuno" },
            { name: "Scale", value: "Maggiore, minore, cromatica o le note che scegli tu" },
            { name: "Tipi di voce", value: "Soprano, contralto, tenore, basso, strumento" },
            { name: "Tonalità", value: "A mano, sulla tastiera o da AutoKey" },
          ],
          latency: "Circa 3 ms in modalità automatica; quella grafica è compensata dalla DAW",
          diskSpace: "350 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Sistema una nota, lascia stare le altre",
          rows: [
            {
              title: "Pro per primo",
              text: "Mettilo come primo plug-in sulla traccia della voce. L’intonazione si segue meglio su una voce asciutta, prima di compressore, riverbero e delay.",
            },
            {
              title: "Fagli vedere la take",
              text: "Passa alla modalità grafica e riproduci il brano una volta. Pro disegna quello che è stato cantato come una linea sulle corsie delle note.",
            },
            {
              title: "Trova la nota",
              text: "Guarda dove l’orecchio protesta. Una nota a metà fra due corsie è calante o crescente; una linea che oscilla appena intorno alla sua è una voce che fa la voce.",
            },
            {
              title: "Spostala con garbo",
              text: "Seleziona quella nota e tirala sulla sua corsia. Lascia com’erano l’inizio e la fine, così il modo di arrivarci resta tuo.",
            },
            {
              title: "Confronta, poi fermati",
              text: "Metti in bypass, ascolta, riattiva. Se per distinguere l’una dall’altra devi guardare la linea, hai finito.",
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
          headline: "Tre velocità della stessa idea",
          text: "Pro al centro, accanto i parenti più svelti. Canta sempre una voce sintetica.",
          demos: [
            {
              product: "auto-tune-pro",
              title: "Pro, naturale",
              text: "Sulla nota in tempo, ma mai prima di chi canta.",
            },
            {
              product: "auto-tune-2026",
              title: "2026, svelto",
              text: "Più veloce e più deciso. Va bene per una take che deve funzionare adesso.",
            },
            {
              product: "auto-tune-efx-plus",
              title: "EFX+, a tutta forza",
              text: "Di sembrare umano non ha nessuna fretta.",
            },
          ],
        },
      ],
    },
  ],
};
