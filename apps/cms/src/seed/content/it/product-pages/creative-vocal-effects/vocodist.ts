import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocodist: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "vocodist",
  name: "Vocodist",
  tagline: "Fai parlare l’accordo.",
  text: "Un vocoder prende le parole da una voce e le note da qualcos’altro. Vocodist il qualcos’altro se lo porta dietro: tu parli ed esce un accordo.",
  nav: { description: "Un vocoder con i suoi accordi", isNew: false, order: 3 },
  products: ["vocodist"],
  seo: {
    title: "Vocodist: un vocoder per la voce",
    description:
      "Vocodist prende le parole da una voce e le note da un accordo. Suoni di vocoder, dal vintage a quelli di un altro mondo.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Ventisei piccole bocche",
      rows: [
        {
          title: "Bande da guardare",
          text: "La voce viene divisa in 26 bande, e ognuna si apre e si chiude come una bocca. Quello che vedi è quello che lascia passare l’accordo.",
        },
        {
          title: "Carrier",
          text: "La portante, cioè quello con cui canta: per cominciare un dente di sega, più chiaro o più scuro con una manopola. L’accordo suonalo su una tastiera, o lascialo tenere a quello incorporato.",
        },
        {
          title: "Formant",
          text: "Sposta le bande le une rispetto alle altre. In su, e la macchina rimpicciolisce; in giù, e le cresce la barba.",
        },
        {
          title: "Grit",
          text: "Il rumore che fa le consonanti. Troppo poco e nessuno ti capisce, troppo e tutti pensano a una bomboletta spray.",
        },
        {
          title: "Mix",
          text: "Quanto resta di te. Un po’ di voce vera sopra rende chiare le parole senza svelare il trucco.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Non è una gola",
      text: "Una voce sintetica ci mette le parole. Un accordo a dente di sega ci mette il resto.",
      demos: [
        {
          product: "vocodist",
          title: "Da voce ad accordo",
          text: "La melodia non c’è più, le parole sì. Nella linea dell’intonazione vedi ancora chi parlava.",
        },
      ],
    },
    includedInUnlimited(
      "Vocodist è nell’abbonamento con gli altri 13 effetti creativi, per l’unico brano che ne ha bisogno e per i dieci che seguiranno.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Domande su Vocodist",
      items: [
        {
          question: "È la stessa cosa del suono robotico di AutoTune?",
          answer:
            "No. Quello è la tua voce su note esatte. Un vocoder le tue note le butta via e fa parlare un sintetizzatore con la tua bocca.",
        },
        {
          question: "Mi serve una tastiera?",
          answer:
            "No. Un accordo è incorporato. Con una traccia MIDI o una tastiera suoni quello che vuoi.",
        },
        {
          question: "Perché non mi capisce nessuno?",
          answer:
            "Parla più di quanto canti, vicino al microfono, e alza Grit. I vocoder hanno bisogno di consonanti.",
        },
        {
          question: "Un’altra traccia può fare da portante?",
          answer:
            "Sì, con il sidechain. Chitarre e archi funzionano; alla batteria bisogna farci l’orecchio.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Altre macchine",
      products: ["auto-tune-efx-plus", "stutter", "metamorph"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocodist, nero su bianco",
          inside: [
            { name: "Bande", value: "26" },
            { name: "Portante", value: "Accordo a dente di sega incorporato, MIDI o sidechain" },
            { name: "Manopole", value: "Carrier, Formant, Grit e Mix" },
            { name: "Voci", value: "Fino a 8 insieme" },
          ],
          latency: "Circa 5 ms",
          diskSpace: "180 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Fai dire il tuo hook a una macchina",
          rows: [
            {
              title: "Parlalo",
              text: "Registra l’hook parlato, a tempo, con consonanti dure. La melodia andrebbe buttata comunque.",
            },
            {
              title: "Comprimi la voce",
              text: "Metti Vocal Compressor prima di Vocodist. Le bande si aprono solo quanto è forte la voce, quindi tienila uniforme.",
            },
            {
              title: "Suona gli accordi",
              text: "Collega una traccia MIDI a Vocodist e suona gli accordi del ritornello, lunghi, senza buchi. Dove non c’è una nota tenuta, la macchina è muta.",
            },
            {
              title: "Alza Grit fino a farti capire",
              text: "Chiedi a qualcuno che il testo non lo sa. Tu lo sai, quindi lo senti ovunque.",
            },
            {
              title: "Dagli un posto",
              text: "Una stanza corta, o nessuna. I vocoder sono densi, e un riverbero lungo li trasforma in nebbia.",
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
          headline: "Macchine che parlano",
          text: "Voci sintetiche, rese ancora più sintetiche.",
          demos: [
            {
              product: "vocodist",
              title: "Vocodist",
              text: "Un accordo che sa le parole.",
            },
            {
              product: "auto-tune-efx-plus",
              title: "AutoTune EFX+",
              text: "Ancora la tua voce, ma solo sui gradini.",
            },
            {
              product: "stutter",
              title: "Stutter",
              text: "La macchina si inceppa, a tempo.",
            },
          ],
        },
      ],
    },
  ],
};
