import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalReverb: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-reverb",
  name: "Vocal Reverb",
  tagline: "Un posto dove cantare.",
  text: "Una voce asciutta non sta da nessuna parte. Vocal Reverb ascolta quanto corre il brano e come ci sta dentro la voce, suggerisce una stanza adatta a entrambi e non intralcia le parole.",
  nav: { description: "Una stanza che sta bene alla voce", isNew: false, order: 5 },
  products: ["vocal-reverb"],
  seo: {
    title: "Vocal Reverb: una stanza per la voce",
    description:
      "Vocal Reverb suggerisce una stanza adatta alla voce e al tempo del brano, e non intralcia le parole.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Una stanza in cui passeggiare",
      rows: [
        {
          title: "Prima un consiglio",
          text: "Fai partire una strofa, e propone grandezza e decadimento. Ai brani lenti stanze più lunghe; in quelli affollati si fa da parte.",
        },
        {
          title: "Guarda le pareti",
          text: "La stanza è disegnata in prospettiva, e ogni anello sul pavimento è suono in cammino verso la porta in fondo. Tira la parete di fondo per renderla più profonda.",
        },
        {
          title: "Lascia passare le parole",
          text: "Mentre canti la coda arretra; fra un verso e l’altro torna su. Stanza grande, testo chiaro.",
        },
        {
          title: "Distanza, non solo dry e wet",
          text: "Un solo comando sposta chi canta verso la parete di fondo: prime riflessioni, timbro e coda cambiano insieme, come quando qualcuno cammina davvero.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Da nessuna parte, poi da qualche parte",
      text: "Una voce sintetica tiene qualche nota lunga, prima senza nessuna stanza.",
      demos: [
        {
          product: "vocal-reverb",
          title: "Da asciutta a stanza",
          text: "Ascolta i vuoti fra le note. Una stanza vive lì.",
        },
      ],
    },
    includedInUnlimited(
      "L’ultimo dei cinque strumenti della catena vocale nell’abbonamento, e il primo che quasi tutti alzano troppo.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Domande sul riverbero",
      items: [
        {
          question: "Quante stanze ci sono?",
          answer:
            "Una, che puoi cambiare in ogni direzione. I preset sono solo punti in cui qualcuno ha lasciato le pareti.",
        },
        {
          question: "In insert o in mandata?",
          answer:
            "Vanno bene tutti e due. In insert usa il comando della distanza. In mandata spegni il segnale dry e usa una stanza per più voci, così stanno tutte nello stesso posto.",
        },
        {
          question: "E per quello enorme e scintillante?",
          answer:
            "Quello è Halo, uno degli effetti creativi. Questo è per stanze che potrebbero esistere.",
        },
        {
          question: "Il consiglio cambia mentre mixo?",
          answer: "No. Ascolta quando glielo chiedi e poi sta fermo.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Sempre in tema di spazio",
      products: ["halo", "orbit", "vocal-compressor"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal Reverb, nero su bianco",
          inside: [
            { name: "Decadimento", value: "Da 0,2 a 12 secondi" },
            { name: "Pre-delay", value: "Da 0 a 250 ms, o a tempo con la DAW" },
            { name: "Ducking", value: "Da 0 a 100" },
            { name: "Larghezza", value: "Da mono a stereo, dove la DAW lo consente" },
            { name: "Ascolto", value: "Sul tuo computer; nessun audio viene inviato" },
          ],
          latency: "Nessuna",
          diskSpace: "330 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Trova la dose giusta di riverbero",
          rows: [
            {
              title: "Parti dal tempo",
              text: "Fagli ascoltare una strofa. Di regola la coda deve essere quasi svanita quando comincia il verso dopo.",
            },
            {
              title: "Regola il pre-delay",
              text: "Da 20 a 40 ms tengono le parole davanti alla stanza. Di più, e senti un’eco; niente, e chi canta sta dentro il muro.",
            },
            {
              title: "Togli i bassi",
              text: "Una stanza che rimbomba rimpicciolisce tutto il mix. Tagliale i bassi finché non ti mancano; poi ridagliene un filo.",
            },
            {
              title: "Alza fino a notarlo",
              text: "Poi abbassa di un filo. Quello che noti tu nel mix, chi ascolta lo nota il doppio.",
            },
            {
              title: "Controlla in mono e piano",
              text: "Dal telefono appoggiato sul tavolo le parole si devono ancora capire. Altrimenti alza il ducking prima di abbassare il riverbero.",
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
          headline: "Stanze possibili e impossibili",
          text: "Voci sintetiche, tre posti in cui stare.",
          demos: [
            {
              product: "vocal-reverb",
              title: "Vocal Reverb",
              text: "Una stanza che potrebbe esistere.",
            },
            {
              product: "halo",
              title: "Halo",
              text: "Una coda che uscendo sale di un’ottava. Non a norma.",
            },
            {
              product: "orbit",
              title: "Orbit",
              text: "Niente pareti, ma chi canta ti cammina intorno.",
            },
          ],
        },
      ],
    },
  ],
};
