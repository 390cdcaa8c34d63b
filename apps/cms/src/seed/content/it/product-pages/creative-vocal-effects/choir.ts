import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const choir: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "choir",
  name: "Choir",
  tagline: "In sala ci sei solo tu, tante volte.",
  text: "Choir prende una voce e riempie le file alle sue spalle: ognuna un po’ diversa per intonazione, tempo e gola. Decidi tu quante sono, quanto stanno indietro e quanto hanno provato.",
  nav: { description: "Una voce diventa un coro", isNew: false, order: 4 },
  products: ["choir"],
  seo: {
    title: "Choir: una voce diventa tante",
    description:
      "Choir trasforma una voce in tante, ognuna un po’ diversa per intonazione, tempo e gola. Da un gruppetto di amici alle file piene.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Riempi le file",
      rows: [
        {
          title: "Visto dall’alto",
          text: "Tu stai davanti, le file si curvano intorno a te. Fai accomodare una voce e si accende; il numero nell’angolo dice quante cantano.",
        },
        {
          title: "Quattro sezioni",
          text: "Bassi, tenori, contralti e soprani stanno fianco a fianco. Stessa melodia, gole diverse: suona come gente e non come un pedale chorus.",
        },
        {
          title: "Quanto hanno provato",
          text: "Allarga intonazione e tempo, dall’ensemble rodato alla curva dello stadio.",
        },
        {
          title: "Profondità",
          text: "Le file in fondo arrivano più tardi, più piano e più scure, come in una sala. La sala la aggiungi tu con un riverbero.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Una, poi tutte le altre",
      text: "Una voce sintetica tiene note lunghe da sola, e poi non più da sola.",
      demos: [
        {
          product: "choir",
          title: "Una voce, un coro",
          text: "Tante voci, nessuna proprio sulla nota, e insieme più intonate di una sola.",
        },
      ],
    },
    includedInUnlimited(
      "Choir arriva con l’abbonamento, insieme ad altri 13 effetti creativi e al riverbero in cui gli piacerebbe stare.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Domande su Choir",
      items: [
        {
          question: "Inventa armonie?",
          answer:
            "No. Tutte le voci cantano la tua melodia, qualcuna a un’ottava di distanza. Per parti su altre note mettici prima Harmony Engine.",
        },
        {
          question: "Quante voci hanno senso?",
          answer:
            "Otto sembrano amici, venti un coro. Oltre senti la grandezza più che le persone.",
        },
        {
          question: "Dentro ci sono cantanti registrati?",
          answer: "No. Ogni voce nasce dalla tua, mentre suona.",
        },
        {
          question: "Il mio computer ce la fa?",
          answer:
            "Le file piene sono fatica. Se la ventola si unisce al coro, fai il bounce della traccia appena ti convince.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Compagnia per il coro",
      products: ["harmony-engine", "vocal-reverb", "undertow"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Choir, nero su bianco",
          inside: [
            { name: "Posti", value: "48 in 4 file" },
            { name: "Sezioni", value: "4: bassi, tenori, contralti, soprani" },
            { name: "Differenze", value: "Intonazione, tempo e gola" },
            { name: "Uscita", value: "Stereo" },
          ],
          latency: "Circa 30 ms, compensati dalla DAW",
          diskSpace: "210 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Metti una folla dietro l’ultimo ritornello",
          rows: [
            {
              title: "Copia la voce principale",
              text: "Duplica la voce principale del ritornello su una nuova traccia e metti lì Choir. L’originale resta davanti da sola.",
            },
            {
              title: "Parti da una fila",
              text: "Sei voci, poche differenze. Se sembra un effetto, le voci sono troppo uguali: allarga il tempo prima dell’intonazione.",
            },
            {
              title: "Riempi il fondo",
              text: "Aggiungi file finché il ritornello non si allarga. Togli un po’ di bassi alla traccia del coro, o spingerà via il basso.",
            },
            {
              title: "Abbassa le parole",
              text: "Una folla non dice la t tutta insieme. Passa il coro nel de-esser e ammorbidiscilo; il testo lo porta la voce principale.",
            },
            {
              title: "Una stanza per tutti",
              text: "Manda il coro a Vocal Reverb, lungo e scuro, e la voce principale nella stessa stanza ma molto meno. Adesso stanno nello stesso posto.",
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
          headline: "Da una alla folla",
          text: "Sintetiche tutte, dalla prima all’ultima.",
          demos: [
            {
              product: "choir",
              title: "Choir",
              text: "File piene su note lunghe.",
            },
            {
              product: "harmony-engine",
              title: "Harmony Engine",
              text: "Meno voci, più note.",
            },
            {
              product: "undertow",
              title: "Undertow",
              text: "Una sola voce in più, ma un’ottava sotto.",
            },
          ],
        },
      ],
    },
  ],
};
