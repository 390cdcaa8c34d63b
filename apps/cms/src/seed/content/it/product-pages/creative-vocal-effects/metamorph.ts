import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const metamorph: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "metamorph",
  name: "Metamorph",
  tagline: "La tua canzone la canta qualcun altro.",
  text: "Metamorph affida la tua interpretazione a un’altra gola. Parole, tempo e fraseggio restano tuoi; chi sembra cantarli è un punto su un pad.",
  nav: { description: "Il tuo fraseggio, un’altra voce", isNew: true, order: 1 },
  products: ["metamorph"],
  seo: {
    title: "Metamorph: il tuo fraseggio, un’altra voce",
    description:
      "Metamorph trasforma la tua voce in un’altra e conserva parole, tempo e fraseggio. Chi canta lo scegli su un pad.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Una mappa di chi non sei",
      rows: [
        {
          title: "Quattro angoli",
          text: "In uno ci sei tu, poi un bambino, una macchina e una creatura. Tutto quello che sta in mezzo è una miscela, e quasi niente ha già un nome.",
        },
        {
          title: "Un dito",
          text: "Trascinalo sul pad mentre il brano suona. Le forme intorno al dito mostrano in che cosa ti stai trasformando.",
        },
        {
          title: "Che cosa resta",
          text: "Quando canti una parola, quanto la tieni, dove respiri. Una voce è soprattutto interpretazione, e quella parte rimane.",
        },
        {
          title: "Che cosa cambia",
          text: "La lunghezza della gola, il peso delle corde vocali, l’altezza della voce. Non un preset sopra, ma il corpo sotto.",
        },
        {
          title: "Nessuno in particolare",
          text: "Queste voci sono costruite, non copiate. Negli angoli non ci sono cantanti veri, e non se ne possono caricare.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Due persone, una take",
      text: "Sono sintetiche tutte e due. La seconda non ha mai cantato una nota.",
      demos: [
        {
          product: "metamorph",
          title: "Dall’una all’altra",
          text: "Le stesse parole negli stessi momenti. È cambiata solo la persona nel mezzo.",
        },
      ],
    },
    includedInUnlimited(
      "Metamorph è uno dei 14 effetti creativi dell’abbonamento. C’era già il giorno in cui è uscito.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Domande su Metamorph",
      items: [
        {
          question: "Posso farla sembrare la voce di qualcuno di famoso?",
          answer:
            "No, ed è voluto. Metamorph si muove fra voci che non appartengono a nessuno. Per prendere in prestito la voce di una persona vera serve il suo sì.",
        },
        {
          question: "Funziona in tempo reale?",
          answer:
            "Sì, con un breve ritardo. Per giocarci va benissimo; per cantare a tempo sul click ascolta in cuffia la voce asciutta.",
        },
        {
          question: "Posso automatizzare il pad?",
          answer:
            "Sì, in entrambe le direzioni. Una voce che invecchia durante una strofa sono due linee di automazione.",
        },
        {
          question: "Corregge anche l’intonazione?",
          answer:
            "No. Mettici prima AutoTune. Una voce intonata è anche più facile da trasformare in un’altra.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Altri sconosciuti",
      products: ["larynx", "choir", "vocodist"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Metamorph, nero su bianco",
          inside: [
            { name: "Pad", value: "4 angoli: tu, bambino, macchina, creatura" },
            { name: "Cambia", value: "Gola, corde vocali e altezza" },
            { name: "Conserva", value: "Parole, tempo, respiro" },
            { name: "Automazione", value: "Entrambe le direzioni del pad, e il mix" },
            { name: "Elaborazione", value: "Sul tuo computer; nessun audio viene inviato" },
          ],
          latency: "Circa 40 ms, compensati dalla DAW",
          diskSpace: "480 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Fai cantare in due un duetto che hai cantato tu",
          rows: [
            {
              title: "Canta entrambe le parti",
              text: "Registra la seconda voce su una traccia sua, con un umore suo. Cantala come farebbe quella persona: Metamorph cambia la gola, non i modi.",
            },
            {
              title: "Prima intona",
              text: "AutoTune su entrambe le tracce, nella stessa tonalità. Due sconosciuti possono stonare fra loro in modi che a una voce sola non capitano mai.",
            },
            {
              title: "Lascia l’angolo piano piano",
              text: "Metti Metamorph sulla seconda traccia e allontanati da te, poco alla volta. Fermati quando non ti riconosci più: spesso è a un terzo della strada.",
            },
            {
              title: "Separali",
              text: "Uno a sinistra, l’altro a destra, appena appena. Dagli la stessa stanza con Vocal Reverb, così da qualche parte si incontrano.",
            },
            {
              title: "La risposta resti umana",
              text: "Se una parola suona male, ricantala invece di girare ancora. Si fa prima.",
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
          headline: "Gradi di qualcun altro",
          text: "Da una gola piegata a una persona nuova. Tutte sintetiche, prima e dopo.",
          demos: [
            {
              product: "metamorph",
              title: "Metamorph",
              text: "Un’altra persona, con la stessa canzone in testa.",
            },
            {
              product: "larynx",
              title: "Larynx",
              text: "La stessa persona, con una gola che non potrebbe esistere.",
            },
            {
              product: "whisper",
              title: "Whisper",
              text: "La stessa persona, a cui hanno tolto il suono.",
            },
          ],
        },
      ],
    },
  ],
};
